import type { Element, Root } from 'hast';
import type { TocEntry } from '../../shared/page-data.ts';
import type { AudienceCut, CleanContent } from './clean-content.ts';
import { classesOf, replaceNodes } from './element.ts';

/** For whom a block is (§5): players in Great Britain, players in Austria, players outside Great Britain. */
export type Audience = 'uk' | 'at' | 'generic';

const AUDIENCE_BY_CLASS: ReadonlyMap<string, Audience> = new Map([
  ['uk-only', 'uk'],
  ['at-only', 'at'],
  ['generic-only', 'generic'],
]);

/** NUL never comes out of an HTML parser, so no content can write a mark of its own. */
const MARK = '\0';
const END = '/';
const CODES: Readonly<Record<Audience, string>> = { uk: 'u', at: 'a', generic: 'g' };
const AUDIENCE_BY_CODE: ReadonlyMap<string, Audience> = new Map([
  ['u', 'uk'],
  ['a', 'at'],
  ['g', 'generic'],
]);

export function audienceOf(element: Element): Audience | undefined {
  for (const name of classesOf(element)) {
    const audience = AUDIENCE_BY_CLASS.get(name);
    if (audience !== undefined) return audience;
  }
  return undefined;
}

/** §5: UK-only and generic blocks toggle by country GB, Austria's by country AT. */
function isFor(audience: Audience, country: string): boolean {
  if (audience === 'generic') return country !== 'GB';
  return country === (audience === 'uk' ? 'GB' : 'AT');
}

/** Sets marks around the blocks of an audience; {@link cutAudiences} finds them in the serialised page. */
export function markAudiences(tree: Root): void {
  replaceNodes(tree, (node) => {
    const audience = node.type === 'element' ? audienceOf(node) : undefined;
    if (audience === undefined) return [node];
    return [{ type: 'text', value: MARK + CODES[audience] }, node, { type: 'text', value: MARK + END }];
  });
}

/** Takes the marks out of a serialised page and says where each block began and ended, outer ones first. */
export function cutAudiences(marked: string): {
  readonly html: string;
  readonly cuts: readonly AudienceCut[];
} {
  const [start = '', ...parts] = marked.split(MARK);
  const cuts: { audience: Audience; start: number; end: number }[] = [];
  const open: { end: number }[] = [];
  let html = start;
  for (const part of parts) {
    const audience = AUDIENCE_BY_CODE.get(part.charAt(0));
    if (audience === undefined) {
      const closed = open.pop();
      if (closed !== undefined) closed.end = html.length;
    } else {
      const cut = { audience, start: html.length, end: html.length };
      cuts.push(cut);
      open.push(cut);
    }
    html += part.slice(1);
  }
  return { html, cuts };
}

/** What one country's visitors get of a page. */
export interface SelectedContent {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/**
 * The page as a country sees it (§5): slices of a string that was cut when it was cleaned, nothing is
 * parsed. `country` is an ISO 3166 code in capitals.
 */
export function selectAudience(content: CleanContent, country: string): SelectedContent {
  const toc = content.toc
    .filter(({ audiences }) => audiences.every((audience) => isFor(audience, country)))
    .map(({ id, text, level }): TocEntry => ({ id, text, level }));
  let html = '';
  let kept = 0;
  for (const { audience, start, end } of content.cuts) {
    // Inside a block that is already left out.
    if (start < kept || isFor(audience, country)) continue;
    html += content.html.slice(kept, start);
    kept = end;
  }
  return { html: html + content.html.slice(kept), toc };
}
