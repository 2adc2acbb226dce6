import { IttyRouter } from 'itty-router/IttyRouter';
import type { Locale } from '../i18n/locales.ts';
import { ROUTES, type Route } from '../routes.ts';
import type { RouteMatch } from './route.ts';

export interface MatchedRoute {
  readonly route: Route;
  /** Decoded, e.g. `{ slug: 'first-steps' }`. */
  readonly params: Readonly<Record<string, string>>;
}

// itty-router compiles the patterns; its list of compiled routes is public and read here directly, because
// its own `fetch` is asynchronous and wants a Request, and a click has neither the time nor one.
const router = IttyRouter();
for (const route of ROUTES) router.all(route.pattern, () => route);
const compiled = router.routes.map(([, pattern], index) => ({ pattern, route: ROUTES[index] }));

/**
 * The route of a path without its locale prefix (§2.2), or null: then the address is §8's unknown route.
 * The edge and the browser both ask here. A path without its trailing slash is nobody's: §2.1 redirects it first.
 */
export function matchRoute(path: string): MatchedRoute | null {
  if (!path.endsWith('/')) return null;
  for (const { pattern, route } of compiled) {
    const found = pattern.exec(path);
    if (found === null || route === undefined) continue;
    return { route, params: decodeParams(found.groups ?? {}) };
  }
  return null;
}

/** What `PageData.route` holds for a matched path. */
export function routeMatch(matched: MatchedRoute, locale: Locale, path: string): RouteMatch {
  return { name: matched.route.name, locale, params: matched.params, path };
}

function decodeParams(groups: Record<string, string | undefined>): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) {
    if (value !== undefined) params[name] = decode(value);
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // normalisePath refuses such a path; whoever asks without it gets the text as it is
  }
}
