import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { LOGGED_IN, settled } from '../../../testing/client/connected-page.ts';
import { platformTree } from '../../../testing/client/platform-tree.ts';
import { testFramework } from '../../../testing/client/framework.ts';
import { connectFramework } from '../calls/connection.ts';
import { createWanted } from '../games/wanted.ts';

/** A player's page, whose chat the framework opens as given; it is told of each time, 20 times at most. */
function player(open: (showChat: () => void) => unknown) {
  const { app, world } = testApp({ platform: { engageChat: (who) => void connection.chat.engage(who) } });
  let opened = 0;
  const showChat = () => framework.send('showChat', {});
  const framework = testFramework({
    getBalance: () => ({ Balance: 10 }),
    engageChat() {
      opened += 1;
      return opened < 20 ? open(showChat) : undefined;
    },
  });
  const connection = connectFramework(framework, {
    app,
    timers: world.timers,
    storage: world.storage,
    closeDialogs() {},
    use: platformTree(world.timers).use,
    wanted: createWanted(app, world.timers),
    loadChunk: (load) => load(),
  });
  framework.send('sessionStatus', LOGGED_IN);
  return { app, showChat, pass: world.timers.pass, opened: () => opened };
}

describe('§7.7 a framework that tells of its own chat', () => {
  test.each([
    ['as it opens it', (showChat: () => void) => showChat()],
    ['once it has opened it', (showChat: () => void) => void setImmediate(showChat)],
    [
      'and answers only when it is closed',
      (showChat: () => void) => {
        setImmediate(showChat);
        return new Promise(() => {});
      },
    ],
  ])('%s does not have it opened again', async (_when, open) => {
    const { app, opened } = player(open);
    app.chat.open();
    for (let turn = 0; turn < 5; turn += 1) await settled();
    expect(opened()).toBe(1);
  });

  test('opens it once for an event that comes twice, and again when it asks later', async () => {
    const { showChat, pass, opened } = player(() => {});
    showChat();
    showChat();
    await settled();
    expect(opened()).toBe(1);
    pass(1_000);
    showChat();
    expect(opened()).toBe(2);
  });

  test('is heard again where it has never answered', () => {
    const { app, showChat, pass, opened } = player(() => new Promise(() => {}));
    app.chat.open();
    pass(10_000);
    showChat();
    expect(opened()).toBe(2);
  });
});
