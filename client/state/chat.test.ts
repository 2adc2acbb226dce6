import { describe, expect, test, vi } from 'vitest';
import type { PlatformCalls } from './platform-calls.ts';
import { testApp } from '../../testing/client/app.ts';
import { NINA } from '../../testing/client/player.ts';

const world = () => {
  const engageChat = vi.fn<PlatformCalls['engageChat']>();
  return { ...testApp({ platform: { engageChat } }), engageChat };
};
const WHO = { name: 'Ana Núñez', email: 'ana@example.com' };

describe('§2.12 before the chat', () => {
  test('a visitor is asked who it is, once', () => {
    const { app, engageChat } = world();
    app.chat.open();
    expect(app.overlays.openName.value).toBe('chatForm');
    expect(engageChat).not.toHaveBeenCalled();
    app.chat.begin(WHO);
    expect(app.overlays.openName.value).toBeNull();
    app.chat.open();
    expect(app.overlays.openName.value).toBeNull();
    expect(engageChat.mock.calls.map(([who]) => who)).toEqual([WHO, WHO]);
  });

  test('a form that Forward has opened again leads to the chat as of then', () => {
    const { app, engageChat, world: around } = world();
    app.chat.open();
    app.overlays.close('chatForm');
    around.timers.pass(5);
    app.overlays.turn();
    around.timers.pass(5);
    app.overlays.open('chatForm');
    app.session.logIn({ ...NINA, email: 'nina@example.com' });
    app.chat.goOn();
    expect(engageChat.mock.calls.map(([, askedMs]) => askedMs)).toEqual([around.timers.now()]);
  });

  test('a player whose name and address are known is not asked', () => {
    const { app, engageChat } = world();
    app.session.logIn({ ...NINA, email: 'nina@example.com' });
    app.chat.open();
    expect(engageChat.mock.calls.map(([who]) => who)).toEqual([
      { name: 'Nina Kowalska', email: 'nina@example.com' },
    ]);
    expect(app.overlays.openName.value).toBeNull();
  });

  test('a player whose address the platform did not tell is asked', () => {
    const { app, engageChat } = world();
    app.session.logIn(NINA);
    app.chat.open();
    expect(app.overlays.openName.value).toBe('chatForm');
    expect(engageChat).not.toHaveBeenCalled();
  });

  test('what a visitor said is not said for the player who logs in after', () => {
    const { app, engageChat } = world();
    app.chat.open();
    app.chat.begin(WHO);
    app.session.logIn(NINA);
    app.chat.open();
    expect(app.overlays.openName.value).toBe('chatForm');
    expect(engageChat).toHaveBeenCalledOnce();
  });

  test('what a visitor or a player said is not said for whoever comes after a logout', () => {
    const { app, engageChat } = world();
    app.chat.open();
    app.chat.begin(WHO);
    app.session.logIn(NINA);
    app.session.logOut();
    app.chat.open();
    expect(app.overlays.openName.value).toBe('chatForm');
    app.session.logIn(NINA);
    app.chat.begin(WHO);
    app.session.logOut();
    app.session.logIn(NINA);
    app.chat.open();
    expect(app.overlays.openName.value).toBe('chatForm');
    expect(engageChat).toHaveBeenCalledTimes(2);
  });

  test('a form that is gone when it has been sent begins no chat', () => {
    const { app, engageChat } = world();
    app.chat.open();
    app.overlays.close('chatForm');
    app.chat.begin(WHO);
    expect(engageChat).not.toHaveBeenCalled();
  });
});
