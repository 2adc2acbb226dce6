import { FRAMEWORK_PATIENCE_MS } from '../../shared/config/constants.ts';
import type { Timers } from '../state/collaborators.ts';
import { inTime } from '../state/in-time.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import type { WishNoticeModel } from '../state/wish-notice.ts';

interface PortParts {
  /** Loads the platform's chunk, once; after a failure the next call tries again. */
  readonly connect: () => Promise<PlatformCalls>;
  readonly timers: Timers;
  /** Says that the visitor waits for what they have asked for. */
  readonly notice: () => Pick<WishNoticeModel, 'wait' | 'endWish'>;
  /** Called when something that the visitor asked for cannot be done, since the chunk did not load in time. */
  readonly onUnreachable: () => void;
}

/** The platform's calls, usable before their chunk has loaded: each call waits for it. */
export function createPlatformPort({ connect, timers, notice, onUnreachable }: PortParts): PlatformCalls {
  const ask = async <Answer>(
    run: (platform: PlatformCalls) => Answer | Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> => {
    try {
      // After the time limit the call is dropped: what a late chunk would do then was asked for long ago.
      return await run(await inTime(connect(), FRAMEWORK_PATIENCE_MS, timers));
    } catch (error) {
      console.warn('Platform', error);
      return otherwise;
    }
  };
  /** In the background: the visitor does not wait for it. */
  const tell = (run: (platform: PlatformCalls) => void) => void ask(run, undefined);
  /** For the visitor. */
  const serve = async (run: (platform: PlatformCalls) => void, askedMs?: number): Promise<void> => {
    notice().wait(askedMs);
    const isServed = await ask((platform) => {
      notice().endWish();
      run(platform);
      return true;
    }, false);
    if (!isServed) onUnreachable();
  };
  return {
    load: () => tell((platform) => platform.load()),
    showWidget: (name, askedMs = timers.now()) =>
      void serve((platform) => platform.showWidget(name, askedMs), askedMs),
    renderWidget: (name, container, onClosed) =>
      ask((platform) => platform.renderWidget(name, container, onClosed), null),
    loadGame: (gameId, container) => ask((platform) => platform.loadGame(gameId, container), null),
    setFavourite: (gameId, isFavourite) =>
      ask((platform) => platform.setFavourite(gameId, isFavourite), false),
    refreshBalance: () => tell((platform) => platform.refreshBalance()),
    logout: () => void serve((platform) => platform.logout()),
    openOffers: (askedMs = timers.now()) => void serve((platform) => platform.openOffers(askedMs), askedMs),
    engageChat: (who, askedMs) => void serve((platform) => platform.engageChat(who, askedMs), askedMs),
  };
}
