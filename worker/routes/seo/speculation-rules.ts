import type { Context } from 'hono';
import { NO_PREFETCH } from '../../../shared/config/constants.ts';
import { SERVICE_PATHS } from '../../../shared/routing/service-paths.ts';
import type { AppEnv } from '../../app-env.ts';

const { api, operations, assets, preview } = SERVICE_PATHS;

/**
 * Until a page is hydrated its links load whole documents: a browser may prefetch the one that the pointer is on. After
 * that the router follows links and fetches less (client/app/router/prefetch.ts), and the rules match no link. Nor do they where the
 * document's own script says that nothing is fetched ahead (§9).
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*/' },
          // An address with a query is a search, a filter or a choice of language, rarely requested twice.
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: [`${api}/*`, `${operations}/*`, `${assets}/*`, `${preview}*`] } },
          {
            selector_matches: `html:not([data-hydrated], [${NO_PREFETCH}]) a:not([hreflang], [rel~="nofollow"], [data-action], [data-router="off"], [download], [target])`,
          },
        ],
      },
    },
  ],
});

/**
 * GET /speculation-rules.json : the `Speculation-Rules` header of every page names it, so that pages need not contain
 * it.
 */
export function getSpeculationRules(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(RULES, 200, { 'Content-Type': 'application/speculationrules+json' });
}
