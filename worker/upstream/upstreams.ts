import { keysOf } from '../../shared/domain/records.ts';

/** A feed of 5,000 games is some 3 MB. */
const FEED_MAX_BYTES = 12_000_000;

interface UpstreamRow {
  /** The name of the setting with its origin, or with the address of its only resource. */
  readonly setting: string;
  /** Its path in the sandbox, after `SANDBOX_ORIGIN`. */
  readonly sandboxPath?: string;
  /** The setting without which this service is never asked, so that its origin may be unset. */
  readonly onlyWith?: 'RECAPTCHA_SITE_KEY';
  /** Instead of the guard's own limit. */
  readonly maxBytes?: number;
}

/**
 * The services that the edge uses (§7), a row each: the settings, the guards and the operator's status page follow from
 * it (docs/how-to/upstream.md).
 */
export const UPSTREAMS = {
  platform: { setting: 'PLATFORM_ORIGIN' },
  feed: { setting: 'GAMES_FEED_URL', sandboxPath: '/api/games', maxBytes: FEED_MAX_BYTES },
  categories: { setting: 'CATEGORY_ORIGIN' },
  cms: { setting: 'CMS_ORIGIN' },
  promotions: { setting: 'PROMOTIONS_ORIGIN' },
  tickets: { setting: 'TICKET_ORIGIN' },
  recaptcha: { setting: 'RECAPTCHA_ORIGIN', onlyWith: 'RECAPTCHA_SITE_KEY' },
} as const satisfies Readonly<Record<string, UpstreamRow>>;

export type ServiceName = keyof typeof UPSTREAMS;
export type UpstreamSetting = (typeof UPSTREAMS)[ServiceName]['setting'];

export const SERVICE_NAMES: readonly ServiceName[] = keysOf(UPSTREAMS);

/** A service's row, typed by the members that all rows share. */
export function upstreamRow(name: ServiceName): UpstreamRow & { readonly setting: UpstreamSetting } {
  return UPSTREAMS[name];
}
