import type { Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import type { Pages } from '../../page/pages.ts';
import type { Isolate } from '../../services/isolate.ts';
import { recordOf } from '../../../shared/domain/records.ts';
import { CALL_NAMES } from '../../upstream/calls.ts';

/** GET /ops/status : how each kind of call fares in this isolate, who waits for a turn, the ages of its data, its page cache and the content's version. */
export function getStatus(pages: Pages, isolate: Isolate): Handler<AppEnv> {
  return async function getStatus(c) {
    const { version, tags } = await c.get('services').cache.invalidations();
    const { environment, warnings } = settingsOf(c.env);
    const now = Date.now();
    const ages = [...isolate.cache.entries.entries()].map(([key, { storedAt, found }]) => ({
      key,
      ageS: Math.round((now - storedAt) / 1000),
      found,
    }));
    c.header('Cache-Control', 'no-store');
    return c.json({
      environment,
      warnings,
      contentVersion: version,
      invalidations: tags,
      calls: recordOf(CALL_NAMES, (name) => isolate.upstreams[name].state()),
      admission: isolate.admission.state(),
      cspReports: isolate.violations.counts(),
      pageCache: pages.stats,
      data: ages.toSorted((a, b) => b.ageS - a.ageS),
    });
  };
}
