// @vitest-environment own-window
import { describe, expect, test } from 'vitest';
import { settled } from '../../testing/client/connected-page.ts';
import { container, platform } from '../../testing/client/platform-calls.ts';

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
    expect([app.overlays.openName.value, app.games.wantedGameId.value]).toEqual(['contact', null]);
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
});
