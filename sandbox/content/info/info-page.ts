import type { ContentLang } from '../post.ts';
import { INFO_TEXTS } from './info-texts.ts';

type Reader = { lang: ContentLang; currency: string };

/**
 * The HTML of an info page as the platform sends it (§7.1), `null` for a resource nobody wrote. A resource is known by the
 * many spellings that pages, menus and old links use: case, hyphens and a leading "help" do not matter.
 *
 * What the site has to do with the HTML (§2.3, §2.8, §5):
 * - blocks marked `uk-only`, `generic-only` and `at-only` toggle by country: GB, every other one, and Austria;
 * - links to other info pages come in the spellings of many years: `/help-deposit.html`, `?page=terms`,
 *   `https://www.velvet-comet.example/terms`, `/Info/HelpCashoutTime`, `https://www.velvet-comet.example/info/faq/`.
 */
export function infoPageHtml(resourceName: string, { lang, currency }: Reader): string | null {
  const text = INFO_TEXTS[resourceKey(resourceName)];
  if (text === undefined) return null;
  return text[lang].replaceAll('{currency}', currency);
}

export function resourceKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
