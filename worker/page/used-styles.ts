/**
 * What a selector needs of a page: a word is the name of a tag, or a class with its dot, and has to occur; of a list, all that
 * one of its members needs.
 */
export type Need = string | readonly (readonly Need[])[];

/** One rule of a style sheet, as the build has read it (scripts/build/style-rules.ts). */
export interface StyleRule {
  /** The at-rules around it, the outermost first: `@layer cms`, `@media (width<960px)`. */
  readonly within: readonly string[];
  readonly text: string;
  /** All of them; none where it applies to every page. */
  readonly needs: readonly Need[];
}

/** What a document carries of a style sheet. */
export interface CarriedStyles {
  readonly text: string;
  /** Nothing is left out. */
  readonly isWhole: boolean;
}

/** A sheet of which a page uses so much is carried whole: what would be left out is not worth a request. */
const WHOLE_FROM = 0.7;
/** The same for what would be left out, in characters. */
const LEAST_LEFT_OUT = 500;

/**
 * Where a sheet with one of these comes, the browser computes the styles of everything anew, and lays it out: such a one is never
 * carried in part, since the whole would come on top of it while the page starts.
 */
const OF_ALL_ELEMENTS = /^@(?:layer|property|font-face)\b/u;

const TAG = '<';
/** As React and the cleaner of editors' HTML write it. */
const CLASSES = ' class="';
const NAME = /[a-z][a-z0-9-]*/uy;

/**
 * The tags and classes that occur in HTML, in the form of {@link Need}. By `indexOf`: one regular expression over all of it
 * takes twice as long.
 */
export function wordsOf(html: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (let at = html.indexOf(TAG); at >= 0; at = html.indexOf(TAG, at + 1)) {
    NAME.lastIndex = at + 1;
    if (NAME.test(html)) words.add(html.slice(at + 1, NAME.lastIndex));
  }
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASSES); at >= 0; at = html.indexOf(CLASSES, at + 1)) {
    const start = at + CLASSES.length;
    lists.add(html.slice(start, html.indexOf('"', start)));
  }
  for (const list of lists) for (const name of list.split(/\s+/u)) words.add(`.${name}`);
  return words;
}

export const FOR_PRINT = '@media print';

/**
 * The rules that can apply to a page of these words on a screen, whatever state its elements come into; or all, where that is not
 * much more. What paper needs comes with the whole sheet.
 */
export function usedStyles(rules: readonly StyleRule[], words: ReadonlySet<string>): CarriedStyles {
  const used = rules.filter(({ within, needs }) => !within.includes(FOR_PRINT) && areMet(needs, words));
  const all = lengthOf(rules);
  const left = all - lengthOf(used);
  const isWhole = left < LEAST_LEFT_OUT || left < all * (1 - WHOLE_FROM) || rules.some(isOfAllElements);
  if (isWhole) return { text: sheetOf(rules), isWhole };
  return { text: sheetOf(used), isWhole: false };
}

/** Writes rules as a style sheet; at-rules that neighbours share are written once. */
export function sheetOf(rules: readonly StyleRule[]): string {
  let sheet = '';
  let open: readonly string[] = [];
  for (const { within, text } of rules) {
    let shared = 0;
    while (shared < open.length && open[shared] === within[shared]) shared += 1;
    sheet += '}'.repeat(open.length - shared);
    for (const atRule of within.slice(shared)) sheet += `${atRule}{`;
    sheet += text;
    open = within;
  }
  return sheet + '}'.repeat(open.length);
}

function areMet(needs: readonly Need[], words: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === 'string' ? words.has(need) : need.some((one) => areMet(one, words)),
  );
}

function isOfAllElements({ within, text }: StyleRule): boolean {
  return [...within, text].some((part) => OF_ALL_ELEMENTS.test(part));
}

function lengthOf(rules: readonly StyleRule[]): number {
  return rules.reduce((sum, { text }) => sum + text.length, 0);
}
