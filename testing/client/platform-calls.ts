import { vi } from 'vitest';
import { createPlatformCalls } from '../../client/platform/calls/calls.ts';
import { createWanted } from '../../client/platform/games/wanted.ts';
import { connectFramework, type Connection } from '../../client/platform/calls/connection.ts';
import { createWishes } from '../../client/platform/calls/wishes.ts';
import { testApp } from './app.ts';
import { platformTree } from './platform-tree.ts';
import { testFramework } from './framework.ts';

/** Who chats. */
export const WHO = { name: 'Ana Núñez', email: 'ana@example.com' };

/** What a call that the platform refuses answers. */
export const refuse = (): Promise<never> => Promise.reject(new Error('no'));

/** An element of the page. */
export function container(): HTMLElement {
  const leaf = document.createElement('div');
  document.body.append(leaf);
  return leaf;
}

/**
 * The calls to a test framework that answers with `responses`, and comes when it is let `arrive`.
 * @param global the object with `openOffersPopup`
 */
export function platform(responses: Parameters<typeof testFramework>[0] = {}, global: object = {}) {
  const { app, world } = testApp();
  const { timers } = world;
  const framework = testFramework(responses);
  const { use, press, lay } = platformTree(timers);
  const wanted = createWanted(app, timers);
  const closeDialogs = vi.fn<() => void>();
  const connection = connectFramework(framework, {
    app,
    timers,
    storage: world.storage,
    closeDialogs,
    loadChunk: (load) => load(),
    use,
    wanted,
  });
  const ready = Promise.withResolvers<Connection>();
  let current: Connection | null = null;
  const loader = { load: () => {}, ready: () => ready.promise, current: () => current };
  const wishes = createWishes(loader, timers);
  const makeWay = vi.fn<() => Promise<void>>(async () => {});
  const calls = createPlatformCalls({ loader, wishes, timers, app, global, makeWay, use, wanted });
  const arrive = () => {
    current = connection;
    ready.resolve(connection);
  };
  return { calls, app, world, framework, wishes, makeWay, closeDialogs, arrive, press, lay };
}
