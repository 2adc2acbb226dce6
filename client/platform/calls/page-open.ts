import { infoPageForOpenKey } from '../../../shared/config/info-page-names.ts';

/** Dispatched on `window` with `detail.key` (§2.6). */
export const PAGE_OPEN_EVENT = 'casino:page-open';

/**
 * The info page that a page-open event asks for (§2.6): `BonusPolicy` is `bonus-policy`. Null for `Play` and `GamesLobby`,
 * which §2.6 excludes, and for keys that name no page.
 */
export function pageOfKey(detail: unknown): string | null {
  if (typeof detail !== 'object' || detail === null || !('key' in detail)) return null;
  const { key } = detail;
  return typeof key === 'string' ? (infoPageForOpenKey(key)?.slug ?? null) : null;
}
