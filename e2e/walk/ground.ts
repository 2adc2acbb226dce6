import { LOCALES } from '../../shared/i18n/locales.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import type { Engine } from '../../testing/engines/tab.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { until } from '../../testing/worker/until.ts';
import { PAGE_KINDS } from './journeys.ts';
import { buildProbe, type Probe } from './probe-script.ts';

/** A limit for what hangs: browsers are started beside it. */
const WARM_LIMIT_MS = 40_000;

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
  const [site, engine, probe] = await Promise.all([
    startTestSite().then(warmed),
    startEngine(),
    buildProbe(),
  ]);
  return {
    ground: { engine, origin: site.origin, probe },
    async stop() {
      await engine.stop();
      await site.stop();
    },
  };
}

/**
 * The site once it has the data of its pages. While a machine starts browsers a first call to a service may take longer than
 * a visitor is let wait; the page comes without that part then, as it should, and the edge has it when it is asked again.
 */
async function warmed(site: TestSite): Promise<TestSite> {
  const ask = async (path: string): Promise<Response> => {
    const response = await site.request(path);
    await response.arrayBuffer();
    return response;
  };
  for (const path of PAGE_KINDS) await ask(path);
  // What is whole is kept, and what is kept has a tag.
  for (const locale of LOCALES)
    await until(async () => (await ask(localePath(locale, '/'))).headers.has('etag'), WARM_LIMIT_MS);
  return site;
}
