// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../../testing/client/connected-page.ts';
import { platformDialogOverlay } from '../../overlays/platform-dialog/overlay.ts';
import { container, platform } from '../../../testing/client/platform-calls.ts';

beforeEach(() => document.body.replaceChildren());

describe('§2.5 a handle that the platform gives at once, and draws the dialog after it', () => {
  const closers = () => {
    const close = vi.fn<() => void>();
    const page = platform({ showWidget: () => ({ close }) });
    page.arrive();
    page.calls.showWidget('deposit');
    const { overlays } = page.app;
    return { ...page, close, overlays, back: () => platformDialogOverlay.close(page.app, '') };
  };

  test.each([
    ['in an element that no key closes', () => container()],
    ['nowhere that it tells', () => undefined],
  ])('has its entry once it is drawn, %s', async (_where, element) => {
    const { framework, overlays, back, close } = closers();
    await settled();
    expect(overlays.platformDialog.value).toBeNull();
    framework.send('widgetShown', { name: 'deposit', element: element() });
    await settled();
    expect(overlays.platformDialog.value).not.toBeNull();
    back();
    expect([overlays.platformDialog.value, close.mock.calls.length]).toEqual([null, 1]);
  });

  test('is that of the dialog, and not of a warning that came before it', async () => {
    const { framework, overlays, back, close } = closers();
    await settled();
    const warning = container();
    framework.send('widgetShown', { name: 'realityCheck', element: warning });
    framework.send('widgetShown', { name: 'deposit', element: container() });
    await settled();
    back();
    expect([overlays.platformDialog.value, close.mock.calls.length]).toEqual([null, 1]);
    expect(warning.isConnected).toBe(true);
  });

  test('and of what is asked for again, the newer', async () => {
    const { framework, calls, back, close } = closers();
    await settled();
    framework.send('widgetShown', { name: 'deposit', element: container() });
    const second = vi.fn<() => void>();
    vi.spyOn(framework, 'call').mockResolvedValueOnce({ close: second });
    calls.showWidget('deposit');
    await settled();
    framework.send('widgetClosed', { name: 'deposit' });
    framework.send('widgetShown', { name: 'deposit', element: container() });
    back();
    expect([close, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});

test('§7.6 a deposit that the platform opens by itself stays, where the handle of one that was asked for before is spent, or old', async () => {
  for (const spend of ['its login was left', 'a minute has passed'] as const) {
    const answer = Promise.withResolvers<unknown>();
    const page = platform({ showWidget: () => answer.promise });
    page.arrive();
    page.calls.showWidget('deposit', page.world.timers.now());
    await settled();
    // A guest has the login first.
    if (spend === 'its login was left')
      page.framework.send('widgetShown', { name: 'login', element: container() });
    answer.resolve({ close() {} });
    await settled();
    if (spend === 'its login was left') {
      expect(page.app.overlays.platformDialog.value, spend).not.toBeNull();
      platformDialogOverlay.close(page.app, '');
      page.framework.send('widgetClosed', { name: 'login' });
      page.world.timers.pass(1_000);
    } else page.world.timers.pass(60_000);
    page.app.overlays.restack(['gameContainer']);
    page.closeDialogs.mockClear();
    page.framework.send('widgetShown', { name: 'deposit', element: container() });
    expect(page.closeDialogs.mock.calls.length, spend).toBe(1);
  }
});

test('§2.5 what was asked for over a game is closed by Back once the game has ended', async () => {
  const close = vi.fn<() => void>();
  const page = platform({
    showWidget(name) {
      page.framework.send('widgetShown', { name, element: container() });
      return { close };
    },
  });
  page.arrive();
  page.app.games.launch(12);
  page.calls.showWidget('deposit');
  await settled();
  page.app.games.close();
  platformDialogOverlay.close(page.app, '');
  expect([page.app.overlays.platformDialog.value, close.mock.calls.length]).toEqual([null, 1]);
});
