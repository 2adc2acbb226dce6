// @vitest-environment own-window
import { describe, expect, test, vi } from 'vitest';
import { FRAMEWORK_PATIENCE_MS } from '../../shared/config/constants.ts';
import { testApp } from '../../testing/client/app.ts';
import { settled } from '../../testing/client/connected-page.ts';
import { WHO } from '../../testing/client/platform-calls.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { INERT_PLATFORM } from '../state/inert.ts';
import { createPlatformPort } from './port.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});
const container = () => document.createElement('div');

function portTo(connect: () => Promise<PlatformCalls>) {
  const { app, world } = testApp();
  const onUnreachable = vi.fn<() => void>();
  const port = createPlatformPort({
    connect,
    timers: world.timers,
    notice: () => app.wishNotice,
    onUnreachable,
  });
  const { now, pass } = world.timers;
  return { port, onUnreachable, told: () => app.wishNotice.state.peek(), now, pass };
}

describe('before the platform’s chunk has loaded', () => {
  test('calls are made once it has', async () => {
    const shown: string[] = [];
    const chunk = Promise.withResolvers<PlatformCalls>();
    const { port } = portTo(() => chunk.promise);
    port.showWidget('login');
    chunk.resolve({ ...INERT_PLATFORM, showWidget: (name) => void shown.push(name) });
    await settled();
    expect(shown).toEqual(['login']);
  });

  test.each([
    ['deposit', (port: PlatformCalls) => port.showWidget('deposit'), 0],
    ['offers', (port: PlatformCalls) => port.openOffers(), 0],
    // Whoever the platform had to tell of first has pressed before.
    ['chat', (port: PlatformCalls, nowMs: number) => port.engageChat(WHO, nowMs - 7), -7],
  ])('what is asked for says when that was, however late the chunk is: %s', async (_what, call, laterMs) => {
    const asked: (number | undefined)[] = [];
    const chunk = Promise.withResolvers<PlatformCalls>();
    const { port, now, pass } = portTo(() => chunk.promise);
    const pressedMs = now();
    call(port, pressedMs);
    pass(5_000);
    chunk.resolve({
      ...INERT_PLATFORM,
      showWidget: (_name, askedMs) => void asked.push(askedMs),
      openOffers: (askedMs) => void asked.push(askedMs),
      engageChat: (_who, askedMs) => void asked.push(askedMs),
    });
    await settled();
    expect(asked).toEqual([pressedMs + laterMs]);
  });

  test('when it cannot be loaded, nothing is accepted, and the visitor is told of what they asked for', async () => {
    const { port, onUnreachable } = portTo(() => Promise.reject(new Error('no network')));
    port.refreshBalance();
    await expect(port.setFavourite(1, true)).resolves.toBe(false);
    await expect(port.loadGame(1, container())).resolves.toBeNull();
    await expect(port.renderWidget('login', container(), () => {})).resolves.toBeNull();
    expect(onUnreachable).not.toHaveBeenCalled();
    port.showWidget('deposit');
    await settled();
    expect(onUnreachable).toHaveBeenCalledOnce();
  });

  test('§8 while it is long in coming the visitor is told so; what comes when that is over does nothing', async () => {
    const shown: string[] = [];
    const chunk = Promise.withResolvers<PlatformCalls>();
    const { port, onUnreachable, told, pass } = portTo(() => chunk.promise);
    port.showWidget('login');
    pass(1_000);
    expect(told()).toBe('waiting');
    pass(FRAMEWORK_PATIENCE_MS);
    await settled();
    expect(onUnreachable).toHaveBeenCalledOnce();
    chunk.resolve({ ...INERT_PLATFORM, showWidget: (name) => void shown.push(name) });
    await settled();
    expect(shown).toEqual([]);
    port.showWidget('login');
    await settled();
    pass(1_000);
    expect([shown, told()]).toEqual([['login'], 'hidden']);
  });
});
