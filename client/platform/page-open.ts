/** Dispatched on `window` with `detail.key` (DESIGN.md §7 "2.6"). */
export const PAGE_OPEN_EVENT = 'casino:page-open';

/** Keys that name no page (§2.6). */
const IGNORED = new Set(['Play', 'GamesLobby']);
const RENAMED: Readonly<Record<string, string>> = { HelpDepositMethods: 'deposit-methods' };

/** The info page that a page-open event asks for, e.g. `BonusPolicy` is `bonus-policy`; null when it asks for none. */
export function pageOfKey(detail: unknown): string | null {
  if (typeof detail !== 'object' || detail === null || !('key' in detail)) return null;
  const { key } = detail;
  if (typeof key !== 'string' || IGNORED.has(key)) return null;
  const page = Object.hasOwn(RENAMED, key) ? RENAMED[key] : kebab(key);
  return page === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(page) ? null : page;
}

function kebab(key: string): string {
  return key.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, '-').toLowerCase();
}
