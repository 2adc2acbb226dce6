import { infoPageForOpenKey } from '../../shared/config/info-page-names.ts';

/** Dispatched on `window` with `detail.key` (DESIGN.md §7 "2.6"). */
export const PAGE_OPEN_EVENT = 'casino:page-open';

/**
 * The info page that a page-open event asks for (§2.6), e.g. `BonusPolicy` is `bonus-policy`. Null when it asks for
 * none: `Play` and `GamesLobby` by rule, and whatever names no page.
 */
export function pageOfKey(detail: unknown): string | null {
  if (typeof detail !== 'object' || detail === null || !('key' in detail)) return null;
  const { key } = detail;
  return typeof key === 'string' ? (infoPageForOpenKey(key)?.slug ?? null) : null;
}
