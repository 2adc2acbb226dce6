import type { SafeHtml } from '../../../shared/domain/content.ts';
import type { FooterData, PageData } from '../../../shared/pages/page-data.ts';
import { htmlOf } from '../../trusted/trusted.ts';

/** Which HTML of the footer an element shows: the value of `data-found`. */
export type FoundFooterHtml = keyof FooterData;

/** A page's data for its document, without what the document itself holds: the footer's HTML (§2.7) and the JSON-LD. */
export function withoutFound(pageData: PageData): PageData {
  return withParts(pageData, { iconsHtml: null, copyright: null }, []);
}

/** The data of a document with what the document holds; what it does not show of the footer stays `null`, and comes with the next page. */
export function withFound(pageData: PageData): PageData {
  return withParts(
    pageData,
    { iconsHtml: found('iconsHtml'), copyright: found('copyright') },
    Array.from(document.querySelectorAll('[type="application/ld+json"]'), ({ textContent }) => textContent),
  );
}

function withParts(
  pageData: PageData,
  footer: FooterData,
  structuredData: PageData['meta']['structuredData'],
): PageData {
  const { shell, meta } = pageData;
  return { ...pageData, shell: { ...shell, footer }, meta: { ...meta, structuredData } };
}

function found(name: FoundFooterHtml): SafeHtml | null {
  const element = document.querySelector(`[data-found="${name}"]`);
  return element === null ? null : htmlOf(element);
}
