import type { Opened } from './contract.ts';
import { element } from './ui/element.ts';
import { openStage } from './ui/surface.ts';
import type { Services } from './widgets/widget.ts';
import { readFromGame, type ToGame } from '../game/host-messages.ts';

const READY_LIMIT_MS = 15_000;
const GONE_CHECK_MS = 1_000;

export type Games = {
  load(gameId: number, container: HTMLElement): Promise<Opened>;
  /** In a full-screen dialog of the framework's own, for callers who have no container. */
  loadInDialog(gameId: number): Promise<Opened>;
};

type GamesParts = Omit<Services, 'remindEvery'> & {
  /** Where games and the player API are: the origin of the framework's own script. */
  origin: string;
};

/**
 * Plays games (§4, §7.6): an iframe in the container that the page gives. `gameLoadStart` is told at once; `gameClosed`
 * once, whether it was closed by its handle, by its own Home button, or by the page taking the container away.
 */
export function createGames(services: GamesParts): Games {
  const load = (gameId: number, container: HTMLElement): Promise<Opened> => {
    const gameName = services.game(gameId)?.name ?? `Game ${gameId}`;
    const frame = gameFrame(services, gameId, gameName);
    services.events.emit('gameLoadStart', { gameId, gameName });

    return new Promise((resolve, reject) => {
      let open = true;
      const close = (): void => {
        if (!open) return;
        open = false;
        clearTimeout(limit);
        clearInterval(gone);
        for (const stop of stops) stop();
        frame.remove();
        reject(new Error(`Game ${gameId} was closed before it could be played`));
        services.events.emit('gameClosed', { gameId });
      };
      const limit = setTimeout(close, READY_LIMIT_MS);
      const gone = setInterval(() => frame.isConnected || close(), GONE_CHECK_MS);
      const stops = [
        listen(frame, services, (type) => {
          if (type === 'close') return close();
          clearTimeout(limit);
          resolve({ close });
        }),
        services.events.on('sessionStatus', () => tell(frame, services)),
        services.events.on('depositSucceeded', () => tell(frame, services)),
      ];
      container.replaceChildren(frame);
    });
  };

  return {
    load,
    async loadInDialog(gameId) {
      const { tag, t } = services.language();
      const stage = openStage({ lang: tag, closeLabel: t('closeGame') });
      // The frame goes with its stage, and the stage with its frame, whichever is closed first.
      const off = services.events.on('gameClosed', (closed) => {
        if (closed.gameId === gameId) stage.close();
      });
      stage.onClose(off);
      return load(gameId, stage.container);
    },
  };
}

function gameFrame(services: GamesParts, gameId: number, gameName: string): HTMLIFrameElement {
  const query = new URLSearchParams({
    id: String(gameId),
    name: gameName,
    language: services.languageCode(),
    parent: location.origin,
  });
  const frame = element('iframe', {
    src: `${services.origin}/game/index.html?${query}`,
    title: gameName,
    allow: 'fullscreen; autoplay',
    'data-casino-platform': 'game',
  });
  Object.assign(frame.style, { display: 'block', inlineSize: '100%', blockSize: '100%', border: '0' });
  return frame;
}

/** Hears one frame, and no other that posts messages to this page. */
function listen(
  frame: HTMLIFrameElement,
  services: GamesParts,
  told: (type: 'ready' | 'close') => void,
): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.origin !== services.origin || event.source !== frame.contentWindow) return;
    const message = readFromGame(event.data);
    if (message?.type === 'ready') tell(frame, services);
    if (message?.type === 'balance') services.player.setBalance(message.balance);
    if (message?.type === 'lapsed') services.player.leave();
    if (message?.type === 'ready' || message?.type === 'close') told(message.type);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

function tell(frame: HTMLIFrameElement, services: GamesParts): void {
  const { player } = services;
  const message: ToGame = {
    casino: 'platform',
    type: 'session',
    token: player.session() === null ? null : player.token(),
    balance: player.balance(),
    language: services.languageCode(),
    currency: services.currency(),
  };
  frame.contentWindow?.postMessage(message, services.origin);
}
