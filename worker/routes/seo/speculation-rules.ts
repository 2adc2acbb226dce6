import type { Context } from 'hono';
import { SERVICE_PATHS } from '../../../shared/routing/service-paths.ts';
import type { AppEnv } from '../../app-env.ts';

const { api, operations, assets, preview } = SERVICE_PATHS;

/**
 * Until a page is hydrated its links load whole documents: a browser may fetch the one that a hand rests on. From then
 * on the router follows links and fetches less (client/app/router/prefetch.ts), and the rules hold for none.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*/' },
          // A query is a search, a filter or a choice of language: each its own page, rarely asked for twice.
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: [`${api}/*`, `${operations}/*`, `${assets}/*`, `${preview}*`] } },
          {
            selector_matches:
              'html:not([data-hydrated]) a:not([hreflang], [rel~="nofollow"], [data-action], [data-router="off"], [download], [target])',
          },
        ],
      },
    },
  ],
});

/** GET /speculation-rules.json : named by the `Speculation-Rules` header of every page, so that no page has to carry it. */
export function getSpeculationRules(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(RULES, 200, { 'Content-Type': 'application/speculationrules+json' });
}
