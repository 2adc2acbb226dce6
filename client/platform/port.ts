import type { PlatformCalls } from '../state/platform-calls.ts';

interface PortParts {
  /** Loads the platform's chunk, once; after a failure the next call tries again. */
  readonly connect: () => Promise<PlatformCalls>;
  /** Called when something that the visitor asked for cannot be done, since the chunk did not load. */
  readonly onUnreachable: () => void;
}

/** The platform's calls, usable before their chunk has loaded: each call waits for it. */
export function createPlatformPort({ connect, onUnreachable }: PortParts): PlatformCalls {
  const ask = async <Answer>(
    run: (platform: PlatformCalls) => Answer | Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> => {
    try {
      return await run(await connect());
    } catch (error) {
      console.warn('The platform could not be reached.', error);
      return otherwise;
    }
  };
  /** In the background: the visitor does not wait for it. */
  const tell = (run: (platform: PlatformCalls) => void) => void ask(run, undefined);
  /** For the visitor. */
  const serve = async (run: (platform: PlatformCalls) => void): Promise<void> => {
    const isServed = await ask((platform) => {
      run(platform);
      return true;
    }, false);
    if (!isServed) onUnreachable();
  };
  return {
    load: () => tell((platform) => platform.load()),
    showWidget: (name) => void serve((platform) => platform.showWidget(name)),
    renderWidget: (name, container, onClosed) =>
      ask((platform) => platform.renderWidget(name, container, onClosed), null),
    loadGame: (gameId, container) => ask((platform) => platform.loadGame(gameId, container), null),
    setFavourite: (gameId, isFavourite) =>
      ask((platform) => platform.setFavourite(gameId, isFavourite), false),
    refreshBalance: () => tell((platform) => platform.refreshBalance()),
    logout: () => void serve((platform) => platform.logout()),
    openOffers: () => void serve((platform) => platform.openOffers()),
    engageChat: (who) => void serve((platform) => platform.engageChat(who)),
  };
}
