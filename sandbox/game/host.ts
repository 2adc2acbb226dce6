import { readToGame, type FromGame, type ToGame } from './host-messages.ts';

export type Host = {
  tell(
    message: Omit<Extract<FromGame, { type: 'balance' }>, 'casino'> | { type: 'ready' | 'close' | 'lapsed' },
  ): void;
  /** Calls back with each session that the page sends. Opened on its own, without a page around, there is none. */
  onSession(handler: (session: ToGame) => void): void;
};

/**
 * The page around the game. Its origin is named in the game's own address, by the framework that opened it; nothing is
 * believed that comes from another, and nothing is told to another.
 */
export function connectHost(parentOrigin: string | null): Host {
  const embedded = parentOrigin !== null && window.parent !== window;
  return {
    tell(message) {
      if (embedded) window.parent.postMessage({ casino: 'game', ...message }, parentOrigin);
    },
    onSession(handler) {
      addEventListener('message', (event) => {
        if (!embedded || event.origin !== parentOrigin || event.source !== window.parent) return;
        const session = readToGame(event.data);
        if (session !== undefined) handler(session);
      });
    },
  };
}
