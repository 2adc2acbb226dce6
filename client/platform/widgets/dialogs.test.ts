// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../../testing/client/connected-page.ts';
import { platformDialogOverlay } from '../../overlays/platform-dialog/overlay.ts';
import { container, platform, refuse, WHO } from '../../../testing/client/platform-calls.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => document.body.replaceChildren());

describe('§2.5 a dialog of the platform’s own has an entry in the history', () => {
  /** A platform that tells what it shows, and answers with a handle or without. */
  function opened(handle: unknown, { tells = true } = {}) {
    const page = platform({
      showWidget(name) {
        if (tells) page.framework.send('widgetShown', { name });
        return handle;
      },
    });
    page.arrive();
    page.calls.showWidget('depositLimit');
    const { overlays } = page.app;
    return { ...page, overlays, isOpen: () => overlays.platformDialog.value !== null };
  }

  test('closing that closes it by its handle; where the platform closes it, it is gone from there too', async () => {
    const close = vi.fn<() => void>();
    const { overlays, framework, calls, isOpen } = opened({ close });
    await settled();
    overlays.platformDialog.value?.close();
    expect(close).toHaveBeenCalledOnce();
    framework.send('widgetClosed', { name: 'depositLimit' });
    await settled();
    expect(isOpen()).toBe(false);
    calls.showWidget('account');
    await settled();
    expect(isOpen()).toBe(true);
  });

  test('also while it draws the login first, for a guest', async () => {
    const { framework, isOpen } = opened({ close() {} });
    await settled();
    framework.send('widgetClosed', { name: 'depositLimit' });
    framework.send('widgetShown', { name: 'login' });
    await settled();
    expect(isOpen()).toBe(true);
  });

  test('not where another has come over it or in its place: Back would close what is not seen', async () => {
    const { framework, isOpen } = opened({ close() {} });
    await settled();
    framework.send('widgetShown', { name: 'realityCheck' });
    await settled();
    expect(isOpen()).toBe(false);
  });

  describe('and keeps it below another, where the platform has told where both lie', () => {
    async function covered() {
      const close = vi.fn<() => void>();
      const page = platform({
        showWidget(name) {
          page.framework.send('widgetShown', { name, element: container() });
          return { close };
        },
      });
      page.arrive();
      page.calls.showWidget('deposit');
      await settled();
      const deposit = page.app.overlays.platformDialog.value;
      const warning = container();
      page.framework.send('widgetShown', { name: 'realityCheck', element: warning });
      await settled();
      const { overlays } = page.app;
      return {
        ...page,
        close,
        deposit,
        warning,
        back: () => platformDialogOverlay.close(page.app, ''),
        /** The player answers the warning. */
        async answer() {
          warning.remove();
          page.framework.send('widgetClosed', { name: 'realityCheck' });
          await settled();
        },
        overlays,
      };
    }

    test('Back closes neither until the warning is answered, and then the deposit', async () => {
      const { overlays, close, deposit, back, answer } = await covered();
      back();
      expect([overlays.platformDialog.value === null, close.mock.calls.length]).toEqual([false, 0]);
      await answer();
      expect(overlays.platformDialog.value).toBe(deposit);
      back();
      expect([overlays.platformDialog.value, close.mock.calls.length]).toEqual([null, 1]);
    });

    test('also where it is not told that the warning has gone', async () => {
      const { overlays, close, back, warning } = await covered();
      warning.remove();
      back();
      expect([overlays.platformDialog.value, close.mock.calls.length]).toEqual([null, 1]);
    });

    test.each([
      ['is opened', () => {}],
      ['that was open changes', ({ app }: Awaited<ReturnType<typeof covered>>) => app.games.launch(12)],
    ])('Back closes neither until the warning is answered, also where a game %s', async (_what, before) => {
      const page = await covered();
      const { app, overlays, deposit, back, close, answer } = page;
      before(page);
      app.games.launch(13);
      back();
      expect([overlays.platformDialog.value === null, close.mock.calls.length]).toEqual([false, 0]);
      await answer();
      expect(overlays.platformDialog.value).toBe(deposit);
    });

    test('and gives it up with the deposit, also where that goes first', async () => {
      const { framework, overlays } = await covered();
      framework.send('widgetClosed', { name: 'deposit' });
      await settled();
      framework.send('widgetClosed', { name: 'realityCheck' });
      await settled();
      expect(overlays.platformDialog.value).toBeNull();
    });
  });

  describe.each(['offers', 'chat'] as const)('also the %s, which answer with no handle', (name) => {
    async function shown(draw: () => Element) {
      const page = platform(
        { engageChat: () => page.framework.send('widgetShown', { name: 'chat', element: draw() }) },
        { openOffersPopup: () => page.framework.send('widgetShown', { name: 'offers', element: draw() }) },
      );
      page.arrive();
      if (name === 'chat') page.calls.engageChat(WHO, 0);
      else page.calls.openOffers();
      await settled();
      const { overlays } = page.app;
      return { ...page, overlays, back: () => platformDialogOverlay.close(page.app, '') };
    }

    test('Back closes the modal dialog that they are drawn in', async () => {
      const host = container();
      const dialog = document.createElement('dialog');
      host.attachShadow({ mode: 'open' }).append(dialog);
      dialog.showModal();
      const { overlays, back } = await shown(() => host);
      expect(overlays.platformDialog.value).not.toBeNull();
      back();
      expect([dialog.open, overlays.platformDialog.value]).toEqual([false, null]);
    });

    test('one that asks first stays, with its entry', async () => {
      const host = container();
      const dialog = document.createElement('dialog');
      dialog.addEventListener('cancel', (event) => event.preventDefault(), { once: true });
      host.append(dialog);
      dialog.showModal();
      const { overlays, back } = await shown(() => host);
      back();
      expect([dialog.open, overlays.platformDialog.value === null]).toEqual([true, false]);
      back();
      expect([dialog.open, overlays.platformDialog.value]).toEqual([false, null]);
    });

    test('what is none hears the Escape key', async () => {
      const host = container();
      const keys: string[] = [];
      host.addEventListener('keydown', ({ key }) => {
        keys.push(key);
        if (keys.length > 1) host.remove();
      });
      const { overlays, back } = await shown(() => host);
      back();
      // It may ask first: until it has gone it keeps its entry.
      expect([keys, overlays.platformDialog.value === null]).toEqual([['Escape'], false]);
      back();
      expect([keys.length, overlays.platformDialog.value]).toEqual([2, null]);
    });
  });

  test('what is drawn anew in the same place keeps the handle that closes it', async () => {
    const host = container();
    const close = vi.fn<() => void>();
    const page = platform({
      showWidget(name) {
        page.framework.send('widgetShown', { name, element: host });
        return { close };
      },
    });
    page.arrive();
    page.calls.showWidget('account');
    await settled();
    page.framework.send('widgetClosed', { name: 'account' });
    page.framework.send('widgetShown', { name: 'gameHistory', element: host });
    await settled();
    page.app.overlays.platformDialog.value?.close();
    expect(close).toHaveBeenCalledOnce();
  });

  test('what the platform shows by itself has none: it may not be to be closed', async () => {
    const { framework, app, arrive } = platform();
    arrive();
    await settled();
    framework.send('widgetShown', { name: 'realityCheck', element: container() });
    await settled();
    expect(app.overlays.platformDialog.value).toBeNull();
  });

  test('a handle that comes when a warning lies above already is its own dialog’s', async () => {
    const late = Promise.withResolvers<unknown>();
    const close = vi.fn<() => void>();
    const { framework, overlays } = opened(late.promise, { tells: false });
    await settled();
    for (const name of ['depositLimit', 'realityCheck'])
      framework.send('widgetShown', { name, element: container() });
    late.resolve({ close });
    await settled();
    expect(overlays.platformDialog.value?.isStaying?.()).toBe(true);
    overlays.platformDialog.value?.close();
    expect(close).not.toHaveBeenCalled();
  });

  test('nor once a game opens: that the dialog has closed may not have been told', async () => {
    const { app, isOpen } = opened({ close() {} });
    await settled();
    app.games.launch(12);
    await settled();
    expect(isOpen()).toBe(false);
  });

  test('one that will not be closed is warned of, and nothing is thrown', async () => {
    warn.mockClear();
    const { overlays } = opened({ close: refuse });
    await settled();
    overlays.platformDialog.value?.close();
    await settled();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('another that is shown in its place has its own handle, whenever the first answers', async () => {
    const late = Promise.withResolvers<unknown>();
    const { overlays, calls, framework } = opened(late.promise);
    await settled();
    const responses = vi.spyOn(framework, 'call').mockImplementationOnce(async () => {
      framework.send('widgetShown', { name: 'account' });
      return { close: () => 'second' };
    });
    calls.showWidget('account');
    await settled();
    const second = overlays.platformDialog.value;
    late.resolve({ close: () => 'first' });
    await settled();
    expect([second === null, overlays.platformDialog.value === second]).toEqual([false, true]);
    responses.mockRestore();
  });

  test('and not that of the first, where that was never drawn', async () => {
    const late = Promise.withResolvers<unknown>();
    const { overlays, calls, framework } = opened(late.promise, { tells: false });
    await settled();
    const second = vi.fn<() => void>();
    vi.spyOn(framework, 'call').mockImplementationOnce(async () => {
      framework.send('widgetShown', { name: 'account', element: container() });
      return { close: second };
    });
    calls.showWidget('account');
    await settled();
    late.resolve({ close() {} });
    await settled();
    overlays.platformDialog.value?.close();
    expect([second.mock.calls.length, overlays.platformDialog.value]).toEqual([1, null]);
  });

  test.each([
    ['there is no handle', undefined, { tells: true }],
    [
      'the platform does not tell that it is shown: nor would it tell that it has closed',
      { close() {} },
      { tells: false },
    ],
  ])('but not where %s', async (_why, handle, platformOf) => {
    const { isOpen } = opened(handle, platformOf);
    await settled();
    expect(isOpen()).toBe(false);
  });

  test('nor where it has closed before its handle comes', async () => {
    const late = Promise.withResolvers<unknown>();
    const { framework, isOpen } = opened(late.promise);
    await settled();
    framework.send('widgetClosed', { name: 'depositLimit' });
    await settled();
    late.resolve({ close() {} });
    await settled();
    expect(isOpen()).toBe(false);
  });
});
