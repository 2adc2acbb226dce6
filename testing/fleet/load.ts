import { setTimeout as sleep } from 'node:timers/promises';
import { COUNTRY_HEADER } from '../site.ts';

/** Visitors who read one page after the other until they are told to stop. */
export interface Load {
  readonly count: () => number;
  /** @returns what failed: any answer but 200, and any request without an answer. */
  stop(): Promise<readonly string[]>;
}

const VISITORS = 4;
const PAUSE_MS = 15;

/** Reads pages of a site as fast as a few visitors do, and changes nothing about a failure: no request is sent again. */
export function startLoad(origin: string, paths: readonly string[]): Load {
  const failures: string[] = [];
  let count = 0;
  const end = new AbortController();
  const visit = async (visitor: number): Promise<void> => {
    for (let page = visitor; !end.signal.aborted; page += 1) {
      const path = paths[page % paths.length] ?? '/';
      try {
        const response = await fetch(origin + path, {
          headers: { [COUNTRY_HEADER]: 'GB' },
          redirect: 'manual',
        });
        await response.text();
        if (response.status !== 200) failures.push(`${path} ${response.status}`);
      } catch (error) {
        failures.push(`${path} ${error instanceof Error ? String(error.cause ?? error) : String(error)}`);
      }
      count += 1;
      await sleep(PAUSE_MS);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_each, visitor) => visit(visitor));
  return {
    count: () => count,
    async stop() {
      end.abort();
      await Promise.all(visits);
      return failures;
    },
  };
}
