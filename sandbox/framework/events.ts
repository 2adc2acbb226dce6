import type { PlatformEventName, PlatformEvents } from './contract.ts';

type Handlers = { [Name in PlatformEventName]: Set<(payload: PlatformEvents[Name]) => void> };

export type Events = {
  on<Name extends PlatformEventName>(
    event: Name,
    handler: (payload: PlatformEvents[Name]) => void,
  ): () => void;
  emit<Name extends PlatformEventName>(event: Name, payload: PlatformEvents[Name]): void;
};

/**
 * The framework's events (§7.7). A handler that throws is reported to the page's error handler and does not keep
 * the others from being called. `ready` is remembered: a handler added after it fired is called in the next microtask.
 */
export function createEvents(): Events {
  const handlers: Handlers = {
    ready: new Set(),
    gamesListUpdated: new Set(),
    gameLoadStart: new Set(),
    gameClosed: new Set(),
    sessionStatus: new Set(),
    balanceUpdated: new Set(),
    favouritesUpdated: new Set(),
    showChat: new Set(),
    depositSucceeded: new Set(),
    registrationSucceeded: new Set(),
    winners: new Set(),
    widgetShown: new Set(),
    widgetClosed: new Set(),
  };
  const remembered: Partial<PlatformEvents> = {};

  return {
    on(event, handler) {
      // The page may name an event that this version does not have: that is no reason to break it.
      if (typeof handler !== 'function' || !(event in handlers)) return () => {};
      handlers[event].add(handler);
      const past = remembered[event];
      if (past !== undefined) queueMicrotask(() => call(handler, past));
      return () => handlers[event].delete(handler);
    },
    emit(event, payload) {
      if (event === 'ready') remembered[event] = payload;
      for (const handler of handlers[event]) call(handler, payload);
    },
  };
}

function call<Payload>(handler: (payload: Payload) => void, payload: Payload): void {
  try {
    handler(payload);
  } catch (error) {
    reportError(error);
  }
}
