import type { Locale } from '../../../shared/i18n/locales.ts';

/**
 * Clean HTML of an info page from our own edge (§7.1 Info page). Null when there is none to show: §8 says that the
 * popup ignores it in silence; whoever looks at the console is told.
 */
export async function fetchInfoPage(page: string, locale: Locale): Promise<string | null> {
  const address = `/api/info/${encodeURIComponent(page)}/?lang=${locale}`;
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const html: unknown = await response.json();
    if (typeof html !== 'string') throw new TypeError('not an HTML string');
    return html;
  } catch (error) {
    console.warn(`Info page ${address}`, error);
    return null;
  }
}
