import { createModel, signal } from '@preact/signals-react';
import { LIMIT_PROMPT_INTERVAL_MS } from '../../../shared/config/constants.ts';
import type { Collaborators } from '../collaborators.ts';
import type { ModelOf } from '../model.ts';

/**
 * Asks players to set a limit, as they register and every half year, where their market's policy asks for it (§5). When a
 * player was asked is kept in this browser, for each player apart; limits themselves are the platform's.
 * @param isOwed whether the market asks for it
 */
export const LimitPrompt = createModel(
  ({ storage, timers }: Pick<Collaborators, 'storage' | 'timers'>, isOwed: () => boolean) => {
    const isDue = signal(false);
    let key: string | null = null;
    const hasAnswered = () => {
      const sinceAnswer = timers.now() - Number((key === null ? null : storage.get(key)) ?? Number.NaN);
      // A clock that was wrong may have dated an answer in the future: it would keep the question away for longer.
      return sinceAnswer >= 0 && sinceAnswer < LIMIT_PROMPT_INTERVAL_MS;
    };
    return {
      isDue,
      /** Looks when that player was asked last; null: a guest, who is not asked. */
      belongTo(playerId: number | null) {
        key = playerId === null ? null : limitPromptKey(playerId);
        isDue.value = key !== null && !hasAnswered() && isOwed();
      },
      /** The player may have answered in another tab. */
      follow() {
        if (hasAnswered()) isDue.value = false;
      },
      /** The player has answered, whatever it was: the next time is in half a year. */
      settle() {
        if (key !== null) storage.set(key, String(timers.now()));
        isDue.value = false;
      },
      /** It could not be shown, or the platform's limits are still to come: without them the player is asked with the next login. */
      putOff() {
        isDue.value = false;
      },
    };
  },
);

/** Where it is stored when that player answered last. */
export function limitPromptKey(playerId: number): string {
  return `limitPrompt:${playerId}`;
}

export type LimitPromptModel = ModelOf<typeof LimitPrompt>;
