import { until as untilReady } from '../../scripts/processes/until.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import type { Engine } from '../../testing/engines/tab.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { PAGE_KINDS } from './journeys.ts';
import { buildProbe, type Probe } from './probe-script.ts';

/** A limit for what hangs, of all languages together: browsers are started beside it. */
const WARM_LIMIT_MS = 120_000;

/** Where walks are taken. */
export interface Ground {
  readonly engine: Engine;
  readonly origin: string;
  readonly probe: Probe;
}

/** A site of its own, since the sandbox's player has one balance, and an engine to walk it in. */
export async function startGround(
  startEngine: () => Promise<Engine>,
): Promise<{ readonly ground: Ground; readonly stop: () => Promise<void> }> {
  const [site, engine, probe] = await Promise.all([startTestSite(), startEngine(), buildProbe()]);
  const stop = async (): Promise<void> => {
    await engine.stop();
    await site.stop();
  };
  await warm(site).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ground: { engine, origin: site.origin, probe }, stop };
}

/**
 * Waits until the site has the data of its pages. While a machine starts browsers a first call to a service may take longer than
 * a visitor is let wait; the page comes without that part then, as it should, and the edge has it when it is asked again.
 */
async function warm(site: TestSite): Promise<void> {
  const ask = async (path: string): Promise<Response> => {
    const response = await site.request(path);
    await response.arrayBuffer();
    return response;
  };
  for (const path of PAGE_KINDS) await ask(path);
  // What is whole is kept, and what is kept has a tag.
  await untilReady({
    what: 'The lobby, whole in each language',
    limitMs: WARM_LIMIT_MS,
    isReady: async () => {
      const answers = await Promise.all(LOCALES.map((locale) => ask(localePath(locale, '/'))));
      return answers.every(({ headers }) => headers.has('etag'));
    },
  });
}
