import type { Timers } from '../../state/collaborators.ts';
import type { Framework, FrameworkCall } from './contract.ts';

/** What the platform can answer only for a session that still goes on. */
const ABOUT_THE_PLAYER = new Set<FrameworkCall>([
  'getSessionDetails',
  'getBalance',
  'refreshBalance',
  'getFavourites',
  'setFavourite',
  'keepAlive',
]);

/** A question that is not answered for so long will not be. */
const QUESTION_TIMEOUT_MS = 10_000;

export interface Questions {
  /** The framework, to be called through this. */
  readonly framework: Framework;
  /** Whether a question about the player is waiting for its answer: a session whose end is told meanwhile was found lapsed by it. */
  isWaiting(): boolean;
}

/** Notes which of the page's questions about the player the framework has not answered yet. */
export function followQuestions(framework: Framework, { now }: Pick<Timers, 'now'>): Questions {
  const waiting = new Set<{ readonly sinceMs: number }>();
  return {
    framework: {
      ...framework,
      async call(name, ...given) {
        if (!ABOUT_THE_PLAYER.has(name)) return framework.call(name, ...given);
        const question = { sinceMs: now() };
        waiting.add(question);
        try {
          return await framework.call(name, ...given);
        } finally {
          waiting.delete(question);
        }
      },
    },
    isWaiting: () => [...waiting].some(({ sinceMs }) => now() - sinceMs < QUESTION_TIMEOUT_MS),
  };
}
