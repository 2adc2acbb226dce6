import type { Element, Root } from 'hast';
import type { CleanContent, CleanTocEntry } from './clean-content.ts';
import { audienceOf, isForSome } from './audience.ts';
import type { Audience } from './audiences.ts';
import { attributeOf, collapseSpace, hasClass } from './steps/element.ts';
import { MORE_ID } from './steps/oddities.ts';

/** Most characters of a teaser; it ends with a whole word. */
const EXCERPT_LENGTH = 200;
/** Of a longer heading or paragraph the beginning is read: what lies in one another is not read again and again. */
const LONGEST_TEXT = 1_000;
/** Paragraphs in these are no running text. */
const NO_PROSE: ReadonlySet<string> = new Set(['figure', 'td', 'th', 'details']);

type Description = Pick<CleanContent, 'toc' | 'excerptText'>;

/** Facts about a finished page: table of contents and teaser. */
export function describeContent(tree: Root): Description {
  const toc: CleanTocEntry[] = [];
  const paragraphs: string[] = [];
  let isTeaser = true;

  function walk(parent: Root | Element, audiences: readonly Audience[], isProse: boolean): void {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const audience = audienceOf(child);
      const inner =
        audience === undefined || audiences.includes(audience) ? audiences : [...audiences, audience];
      if (attributeOf(child, 'id')?.startsWith(MORE_ID) === true) isTeaser = paragraphs.length === 0;
      const entry = tocEntry(child, inner);
      if (entry !== null) toc.push(entry);
      // A block for some countries only is not part of the teaser, which all countries see.
      if (child.tagName === 'p' && isProse && isTeaser && inner.length === 0) {
        paragraphs.push(readableText(child, isForSome));
      }
      walk(child, inner, isProse && !NO_PROSE.has(child.tagName));
    }
  }
  walk(tree, [], true);

  return { toc, excerptText: shorten(paragraphs.join(' ')) };
}

function tocEntry(element: Element, audiences: readonly Audience[]): CleanTocEntry | null {
  const level = element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : null;
  const id = attributeOf(element, 'id');
  if (level === null || id === undefined) return null;
  const text = readableText(element, isForSome);
  return text === '' ? null : { id, text, level, audiences };
}

/** The visible text: without hints for screen readers, the labels on an embed's facade, and what is skipped. */
export function readableText(parent: Element, isSkipped: (part: Element) => boolean = () => false): string {
  const texts: string[] = [];
  let left = LONGEST_TEXT;
  function collect(node: Element): void {
    for (const child of node.children) {
      if (left <= 0) return;
      if (child.type === 'text') {
        texts.push(child.value.slice(0, left));
        left -= child.value.length;
      }
      if (child.type !== 'element' || isSkipped(child)) continue;
      if (hasClass(child, 'cms-hint') || hasClass(child, 'cms-embed')) continue;
      collect(child);
      if (child.tagName === 'br' || BLOCKS.has(child.tagName)) texts.push(' ');
    }
  }
  collect(parent);
  return collapseSpace(texts.join(''));
}

const BLOCKS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 li td th dt dd div figcaption caption summary blockquote pre'.split(' '),
);

function shorten(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : EXCERPT_LENGTH).replace(/[\s,;:.–-]+$/u, '')}…`;
}
