import type { PlatformCalls } from '../state/platform-calls.ts';

/**
 * The platform's calls, usable before their chunk has loaded: each call waits for it.
 * @param connect loads the platform, once; when it rejects, calls respond as if the platform had refused
 */
export function createPlatformPort(connect: () => Promise<PlatformCalls>): PlatformCalls {
  const tell = (run: (platform: PlatformCalls) => void): void => {
    connect().then(run, reportUnreachable);
  };
  const ask = async <Answer>(run: (platform: PlatformCalls) => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await run(await connect());
    } catch (error) {
      reportUnreachable(error);
      return null;
    }
  };
  return {
    load: () => tell((platform) => platform.load()),
    showWidget: (name, container) => tell((platform) => platform.showWidget(name, container)),
    loadGame: (gameId, container) => ask((platform) => platform.loadGame(gameId, container)),
    setFavourite: (gameId, isFavourite) => ask((platform) => platform.setFavourite(gameId, isFavourite)),
    refreshBalance: () => tell((platform) => platform.refreshBalance()),
    logout: () => tell((platform) => platform.logout()),
    openOffers: () => tell((platform) => platform.openOffers()),
    engageChat: (who) => tell((platform) => platform.engageChat(who)),
  };
}

function reportUnreachable(error: unknown): void {
  console.warn('The platform could not be reached.', error);
}
