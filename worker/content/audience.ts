import { escapeUTF8 } from 'entities';
import type { Element, Root } from 'hast';
import type { SafeHtml, TocEntry } from '../../shared/domain/content.ts';
import { audienceOfClass, isAudience, isFor, type Audience } from './audiences.ts';
import type { AudienceCut, CleanContent } from './clean-content.ts';
import { classesOf, keepUnits, replaceNodes } from './steps/element.ts';

/**
 * A mark is the audience's name, or nothing at a block's end, between two of these. NUL never comes out of an HTML
 * parser, so content cannot contain a mark.
 */
const MARK = '\0';

export function audienceOf(element: Element): Audience | undefined {
  return classesOf(element)
    .map(audienceOfClass)
    .find((audience) => audience !== undefined);
}

/** Whether an element is for readers of some countries only: what is said to all may not repeat it. */
export function isForSome(element: Element): boolean {
  return audienceOf(element) !== undefined;
}

/** Sets marks around the blocks of an audience; {@link cutAudiences} finds them in the serialised page. */
export function markAudiences(tree: Root): void {
  replaceNodes(tree, (node) => {
    const audience = node.type === 'element' ? audienceOf(node) : undefined;
    if (audience === undefined) return [node];
    return [{ type: 'text', value: MARK + audience + MARK }, node, { type: 'text', value: MARK + MARK }];
  });
}

/** Removes the marks from a serialised page and returns where each block began and ended, outer ones first. */
export function cutAudiences(marked: string): {
  readonly html: string;
  readonly cuts: readonly AudienceCut[];
} {
  const cuts: { audience: Audience; start: number; end: number }[] = [];
  const open: { end: number }[] = [];
  let html = '';
  for (const [index, part] of marked.split(MARK).entries()) {
    if (index % 2 === 0) {
      html += part;
    } else if (isAudience(part)) {
      const cut = { audience: part, start: html.length, end: html.length };
      cuts.push(cut);
      open.push(cut);
    } else {
      const closed = open.pop();
      if (closed !== undefined) closed.end = html.length;
    }
  }
  return { html, cuts };
}

/** The part of editors' content that one country's visitors get. */
export interface SelectedContent {
  readonly html: SafeHtml;
  readonly toc: readonly TocEntry[];
}

/**
 * Clean content for a country (§5): slices of a string whose cuts are known, without parsing. `country` is an ISO
 * 3166-1 code in capitals. Only this function, `safeText` and `NO_HTML` create a `SafeHtml`.
 */
export function selectAudience(content: CleanContent, country: string): SelectedContent {
  const isShown = (audience: Audience): boolean => isFor(audience, country);
  const toc = content.toc
    .filter(({ audiences }) => audiences.every(isShown))
    .map(({ id, text, level }): TocEntry => ({ id, text, level }));
  let html = '';
  let kept = 0;
  for (const { audience, start, end } of content.cuts) {
    // Inside a block that is already left out.
    if (start < kept || isShown(audience)) continue;
    html += content.html.slice(kept, start);
    kept = end;
  }
  return { html: safe(html + content.html.slice(kept)), toc };
}

/** The HTML alone; `null` for missing content. */
export function selectHtml(content: CleanContent, country: string): SafeHtml;
export function selectHtml(content: CleanContent | null, country: string): SafeHtml | null;
export function selectHtml(content: CleanContent | null, country: string): SafeHtml | null {
  return content === null ? null : selectAudience(content, country).html;
}

/** A plain text as a paragraph. */
export function safeText(text: string): SafeHtml {
  return safe(`<p>${escapeUTF8(keepUnits(text))}</p>`);
}

export const NO_HTML: SafeHtml = safe('');

function safe(html: string): SafeHtml {
  // The only cast to the branded type; the HTML is clean and cut here.
  return html as SafeHtml;
}
