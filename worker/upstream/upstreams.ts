/** A feed of 5,000 games is some 3 MB. */
const FEED_MAX_BYTES = 12_000_000;

interface UpstreamRow {
  /** The setting that holds its origin, or the address of its only resource. */
  readonly setting: string;
  /** Where the sandbox has it, after `SANDBOX_ORIGIN`. */
  readonly sandboxPath?: string;
  /** Instead of the guard's own limit. */
  readonly maxBytes?: number;
}

/**
 * The services that the edge asks (§7), a row each: the settings, the guards and the operator's status page follow from
 * it.
 */
export const UPSTREAMS = {
  platform: { setting: 'PLATFORM_ORIGIN' },
  feed: { setting: 'GAMES_FEED_URL', sandboxPath: '/api/games', maxBytes: FEED_MAX_BYTES },
  categories: { setting: 'CATEGORY_ORIGIN' },
  cms: { setting: 'CMS_ORIGIN' },
  promotions: { setting: 'PROMOTIONS_ORIGIN' },
  tickets: { setting: 'TICKET_ORIGIN' },
} as const satisfies Readonly<Record<string, UpstreamRow>>;

export type ServiceName = keyof typeof UPSTREAMS;
export type UpstreamSetting = (typeof UPSTREAMS)[ServiceName]['setting'];

// `Object.keys` forgets which keys there are.
export const SERVICE_NAMES = Object.keys(UPSTREAMS) as readonly ServiceName[];

/** A service's row by the parts that all have in common. */
export function upstreamRow(name: ServiceName): UpstreamRow & { readonly setting: UpstreamSetting } {
  return UPSTREAMS[name];
}
