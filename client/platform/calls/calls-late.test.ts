// @vitest-environment own-window
import { describe, expect, test, vi } from 'vitest';
import { settled } from '../../../testing/client/connected-page.ts';
import { container, platform } from '../../../testing/client/platform-calls.ts';

/** A dialog that is seen, and that a key closes. */
function closable(): HTMLElement {
  const element = container();
  element.getClientRects = () => Object.assign([], { length: 1, item: () => null });
  element.addEventListener('keydown', () => element.remove());
  return element;
}

describe('a login whose code comes late', () => {
  test('opens as of when it was pressed', () => {
    const { calls, app, world } = platform();
    calls.showWidget('login', world.timers.now() - 5_000);
    expect(app.overlays.askedMs('login')).toBe(world.timers.now() - 5_000);
  });

  test('takes no place of what was opened since, and nothing is played after another login', () => {
    const { calls, app, world } = platform();
    app.games.play(12);
    app.overlays.open('contact');
    calls.showWidget('login', world.timers.now() - 5_000);
    expect([app.overlays.openName.value, app.games.wanted.value]).toEqual(['contact', null]);
  });

  test('a deposit likewise is the visitor’s of when it was pressed', async () => {
    const { calls, app, framework, world, arrive } = platform({
      showWidget() {
        framework.send('widgetShown', { name: 'deposit', element: container() });
        return { close() {} };
      },
    });
    arrive();
    calls.showWidget('deposit', world.timers.now() - 5_000);
    await settled();
    expect(app.overlays.platformDialog.value?.askedMs).toBe(world.timers.now() - 5_000);
  });

  test('and is not opened, and no way made for it, where something was opened since, whatever it is', async () => {
    const { calls, app, framework, world, arrive, makeWay } = platform();
    calls.showWidget('deposit', world.timers.now());
    world.timers.pass(5);
    app.overlays.restack(['search']);
    arrive();
    await settled();
    expect([framework.called, makeWay.mock.calls]).toEqual([[], []]);
  });

  /** What comes of a deposit that the platform draws, and answers, after the search was opened. */
  async function drawnLate(element?: Element) {
    const close = vi.fn<() => void>();
    const answer = Promise.withResolvers<void>();
    const { calls, app, framework, world, arrive, closeDialogs } = platform({
      async showWidget() {
        await answer.promise;
        framework.send('widgetShown', { name: 'deposit', element });
        return { close };
      },
    });
    arrive();
    calls.showWidget('deposit', world.timers.now());
    await settled();
    world.timers.pass(5);
    app.overlays.restack(['search']);
    answer.resolve();
    await settled();
    return {
      dialog: app.overlays.platformDialog.value,
      closed: [close, closeDialogs].map(({ mock }) => mock.calls.length),
    };
  }

  test('and where the platform draws it as late as that, it is closed again, and nothing for it', async () => {
    const element = closable();
    const { dialog, closed } = await drawnLate(element);
    expect([element.isConnected, dialog, closed]).toEqual([false, null, [1, 0]]);
  });

  test('and where it says no element, it is closed by its handle, and nothing for it', async () => {
    const { dialog, closed } = await drawnLate();
    expect([dialog, closed]).toEqual([null, [1, 0]]);
  });

  test.each([
    ['where it lies', container, true],
    ['nothing', () => undefined, true],
    ['where it lies, and gave no handle', closable, false],
  ])(
    'likewise where the platform answers at once, and draws it later, telling %s',
    async (_, draw, isHandled) => {
      const close = vi.fn<() => void>();
      const { calls, app, framework, world, arrive, closeDialogs } = platform({
        showWidget: () => (isHandled ? { close } : undefined),
      });
      arrive();
      calls.showWidget('deposit', world.timers.now());
      await settled();
      world.timers.pass(5);
      app.overlays.restack(['search']);
      const element = draw();
      framework.send('widgetShown', { name: 'deposit', element });
      await settled();
      expect([app.overlays.platformDialog.value, closeDialogs.mock.calls.length]).toEqual([null, 0]);
      expect(isHandled ? close.mock.calls.length === 1 : element?.isConnected === false).toBe(true);
    },
  );

  test('a handle that comes after another page was gone to closes what no key had closed', async () => {
    const close = vi.fn<() => void>();
    const answer = Promise.withResolvers<unknown>();
    const { calls, app, framework, world, arrive } = platform({
      showWidget() {
        framework.send('widgetShown', { name: 'deposit', element: container() });
        return answer.promise;
      },
    });
    arrive();
    calls.showWidget('deposit', world.timers.now());
    await settled();
    world.timers.pass(5);
    app.overlays.turn();
    app.overlays.platformDialog.peek()?.close();
    expect(close).not.toHaveBeenCalled();
    answer.resolve({ close });
    await settled();
    expect([app.overlays.platformDialog.value, close.mock.calls.length]).toEqual([null, 1]);
  });

  test('a deposit that the platform opens by itself stays, though one was asked for long before that never came', async () => {
    const element = closable();
    const { calls, app, framework, world, arrive, closeDialogs } = platform({ async showWidget() {} });
    arrive();
    calls.showWidget('deposit', world.timers.now());
    await settled();
    app.overlays.turn();
    world.timers.pass(10_000);
    framework.send('widgetShown', { name: 'deposit', element });
    expect([element.isConnected, closeDialogs.mock.calls.length]).toEqual([true, 1]);
  });

  test('what it goes on to in the page’s container is no dialog', async () => {
    const host = container();
    host.dataset['widgetHost'] = 'registration';
    const element = host.appendChild(document.createElement('div'));
    element.addEventListener('keydown', () => element.remove());
    const { calls, app, framework, world, arrive } = platform({
      showWidget: () => Promise.withResolvers<void>().promise,
    });
    arrive();
    calls.showWidget('deposit', world.timers.now());
    await settled();
    world.timers.pass(5);
    app.overlays.open('registration');
    framework.send('widgetShown', { name: 'deposit', element });
    expect([element.isConnected, app.overlays.platformDialog.value]).toEqual([true, null]);
  });
});
