import type { MiddlewareHandler, Next } from 'hono';
import { CLOCK, sleep } from '../timing/clock.ts';

/** How many requests may come before the runtime is made to look up, whether or not it had the time to do so by itself. */
const IN_A_ROW = 16;

/**
 * §8 Overload: lets the runtime look up. workerd asks the system what has come (new connections, timers, what the server
 * beside it says) only when it has nothing left to do, and a crowd on connections that stay open leaves it nothing: once an
 * answer is sent, the next request lies there to be read. Nobody else is heard then for as long as the crowd goes on, and no
 * timer ends. One ends with such a look alone: after so many requests in a row each one waits for a timer, until
 * all of the crowd do and the look comes (docs/performance.md, A crowd that does not let go).
 */
export function giveWay(): MiddlewareHandler {
  let inARow = 0;
  const afterALook = async (next: Next): Promise<void> => {
    await sleep(CLOCK, 0);
    inARow = 0;
    await next();
  };
  return function giveWay(_c, next) {
    inARow += 1;
    return inARow > IN_A_ROW ? afterALook(next) : next();
  };
}
