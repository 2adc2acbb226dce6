import type { SafeHtml } from '../../../shared/domain/content.ts';
import type { FooterData, PageData } from '../../../shared/pages/page-data.ts';
import { htmlOf } from '../../trusted/trusted.ts';

/** Which HTML of the footer an element shows: the value of `data-found`. */
export type FoundFooterHtml = keyof FooterData;

/** A page's data for its document, whose HTML shows the footer (§2.7): it is not sent twice. */
export function withoutFooter(pageData: PageData): PageData {
  return withFooter(pageData, { iconsHtml: null, copyright: null });
}

/** The data of a document with the footer that the document shows; what it does not show stays `null`, and comes with the next page. */
export function withFoundFooter(pageData: PageData): PageData {
  return withFooter(pageData, { iconsHtml: found('iconsHtml'), copyright: found('copyright') });
}

function withFooter(pageData: PageData, footer: FooterData): PageData {
  return { ...pageData, shell: { ...pageData.shell, footer } };
}

function found(name: FoundFooterHtml): SafeHtml | null {
  const element = document.querySelector(`[data-found="${name}"]`);
  return element === null ? null : htmlOf(element);
}
