import build from 'virtual:build';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { MARKET_NAMES, MARKETS, type MarketName } from '../../../shared/config/markets.ts';
import { unconfirmedDuties } from '../../../shared/domain/markets/duties.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import type { Pages } from '../../page/pages.ts';
import type { Isolate } from '../../services/isolate.ts';
import { keysOf, recordOf } from '../../../shared/domain/records.ts';
import { askHost } from '../../fleet/ask-host.ts';
import { CALL_NAMES } from '../../upstream/calls.ts';

/** The laws that counsel must confirm before a market is served (§5). */
function lawsToConfirm(name: MarketName) {
  return unconfirmedDuties(MARKETS[name]).map(({ kind, law, from }) => ({
    duty: kind,
    law: law.name,
    url: law.url,
    from,
  }));
}

const hostSchema = v.object({ store: v.unknown(), packer: v.unknown() });

/**
 * How the store that replicas share is, `null` where the site is one replica, and the process that packs pages; both are
 * `null` where no server is beside the Worker.
 */
async function hostState({ env }: Context<AppEnv>): Promise<v.InferOutput<typeof hostSchema>> {
  if (env.HOST === undefined) return { store: null, packer: null };
  const answer = await askHost(env.HOST, '/status');
  return answer === null ? { store: 'unknown', packer: 'unknown' } : v.parse(hostSchema, answer.body);
}

/**
 * GET /ops/status : which build this is, how each kind of call fares in this isolate, who waits for a turn, the ages of its data, its page cache,
 * the server beside it, and the content's version; and which markets are served, with the laws of each that are not confirmed.
 */
export function getStatus(pages: Pages, isolate: Isolate): Handler<AppEnv> {
  return async function getStatus(c) {
    const { version, tags } = await c.get('services').cache.invalidations();
    const now = Date.now();
    const ages = [...isolate.cache.entries.entries()].map(([key, { storedAt, found }]) => ({
      key,
      ageS: Math.round((now - storedAt) / 1000),
      found,
    }));
    const { environment, warnings, markets } = settingsOf(c.env);
    c.header('Cache-Control', 'no-store');
    return c.json({
      build,
      environment,
      warnings,
      contentVersion: version,
      invalidations: tags,
      calls: recordOf(CALL_NAMES, (name) => isolate.upstreams[name].state(now)),
      admission: isolate.admission.state(),
      reports: recordOf(keysOf(isolate.reports), (kind) => isolate.reports[kind].counts()),
      pageCache: pages.stats,
      ...(await hostState(c)),
      markets: recordOf(MARKET_NAMES, (name) => ({
        isServed: markets === null || markets.has(name),
        lawsToConfirm: lawsToConfirm(name),
      })),
      data: ages.toSorted((a, b) => b.ageS - a.ageS),
    });
  };
}
