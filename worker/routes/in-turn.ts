import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Isolate } from '../services/isolate.ts';

type Answer = (c: Context<AppEnv>) => Response | Promise<Response>;

/**
 * The same handler, whose answer is made when it has a turn (worker/admission).
 * @throws (rejects) OverloadedError when there is no turn for it
 */
export function inTurn({ admission }: Isolate, handler: Answer): Answer {
  return (c) => admission.run(c.executionCtx, async () => handler(c));
}
