/** The upstream services that the sandbox stands in for: what faults and call counts go by. */
export const SERVICES = [
  'platform',
  'categories',
  'cms',
  'promotions',
  'tickets',
  'recaptcha',
  'feed',
  'script',
  'media',
] as const;

export type Service = (typeof SERVICES)[number];

const PREFIXES: readonly (readonly [prefix: string, service: Service])[] = [
  ['/api/games', 'feed'],
  ['/api/', 'platform'],
  ['/platform.js', 'script'],
  ['/platform/', 'platform'],
  ['/game', 'script'],
  ['/wp-json', 'cms'],
  ['/categories', 'categories'],
  ['/promotions', 'promotions'],
  ['/brand/', 'tickets'],
  ['/recaptcha/', 'recaptcha'],
  ['/media/', 'media'],
];

/** The service a path belongs to; `null` for the sandbox's own controls (`/__…`). */
export function serviceOf(pathname: string): Service | null {
  return PREFIXES.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? null;
}
