import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { NINA, recallPlayer } from '../../../testing/client/player.ts';
import type { PlatformCalls } from '../../state/platform-calls.ts';
import { followChat } from './follow-chat.ts';

const world = () => {
  const engageChat = vi.fn<PlatformCalls['engageChat']>();
  const page = testApp({ platform: { engageChat } });
  followChat(page.app);
  return { ...page, engageChat };
};

/** A page of somebody who was a player a moment ago, and has asked for the chat. */
const returning = () => {
  const found = world();
  recallPlayer(found.app);
  found.app.chat.open();
  expect(found.app.overlays.openName.value).toBeNull();
  return found;
};

describe('§2.6, §2.12 the chat and who it is with', () => {
  test('a player whom the platform tells only then is not asked any more', () => {
    const { app, engageChat } = world();
    app.chat.open();
    expect(app.overlays.openName.value).toBe('chatForm');
    app.session.logIn({ ...NINA, email: 'nina@example.com' });
    expect(app.overlays.openName.value).toBeNull();
    expect(engageChat.mock.calls.map(([who]) => who)).toEqual([
      { name: 'Nina Kowalska', email: 'nina@example.com' },
    ]);
  });

  test('who was active a moment ago is asked only where the platform does not know them', () => {
    const player = returning();
    player.app.session.logIn({ ...NINA, email: 'nina@example.com' });
    expect(player.engageChat).toHaveBeenCalledOnce();
    expect(player.app.overlays.openName.value).toBeNull();

    for (const settle of ['logOut', 'giveUpWaiting'] as const) {
      const guest = returning();
      guest.app.session[settle]();
      expect(guest.app.overlays.openName.value).toBe('chatForm');
      expect(guest.engageChat).not.toHaveBeenCalled();
    }
  });

  test('the chat is asked for when it was pressed, however late the platform tells who it is', () => {
    const player = returning();
    const pressedMs = player.world.timers.now();
    player.world.timers.pass(3_000);
    player.app.session.logIn({ ...NINA, email: 'nina@example.com' });
    expect(player.engageChat.mock.calls.map(([, askedMs]) => askedMs)).toEqual([pressedMs]);

    const guest = returning();
    guest.world.timers.pass(3_000);
    guest.app.session.giveUpWaiting();
    expect(guest.app.overlays.askedMs('chatForm')).toBe(pressedMs);
    // The press of the form's own button is a later one.
    guest.world.timers.pass(9_000);
    guest.app.chat.begin({ name: 'Ana', email: 'ana@example.com' });
    expect(guest.engageChat.mock.calls.map(([, askedMs]) => askedMs)).toEqual([pressedMs + 12_000]);
  });

  test('what was opened while the chat was wanted stays, unless the platform knows the player', () => {
    const guest = returning();
    guest.world.timers.pass(1);
    guest.app.games.play(12);
    guest.app.overlays.open('login');
    guest.app.session.giveUpWaiting();
    expect(guest.app.overlays.openName.value).toBe('login');
    guest.app.overlays.close('login');
    expect(guest.app.overlays.openName.value).toBeNull();
  });
});
