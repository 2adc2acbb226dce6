import type { Element, ElementContent, Root } from 'hast';
import { AUDIENCE_CLASSES } from '../audiences.ts';
import { addClass, classesOf, createElement, findElement, hasClass, replaceNodes } from './element.ts';
import { COVER_PICTURE } from './oddities.ts';

/** What a parser lets a paragraph end with, or a later step makes such an element of. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr iframe li main nav ol p pre section summary table ul'
  ).split(' '),
);

/** Of these, and of parts of tables, a parser lets each hold blocks. */
const HOLDERS: ReadonlySet<string> = new Set([
  ...[...BLOCKS].filter((name) => !/^(?:p|pre|hr|h\d)$/u.test(name)),
  'caption',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
]);

/** Listed elements (sanitise-schema.ts), by name or class, that steps unwrap, replace, frame or move out of what they lie in. */
const UNSTEADY: ReadonlySet<string> = new Set(['a', 'audio', 'img', 'picture', 'table', 'video']);
const UNSTEADY_CLASSES = ['cms-table', COVER_PICTURE] as const;

function isUnsteady(element: Element): boolean {
  return (
    UNSTEADY.has(element.tagName) ||
    UNSTEADY_CLASSES.some((name) => hasClass(element, name)) ||
    // What keeps a block in such an element may be unwrapped, and then a parser takes it out.
    (!HOLDERS.has(element.tagName) && holdsBlock(element))
  );
}

function holdsBlock(element: Element): boolean {
  return findElement(element, ({ tagName }) => BLOCKS.has(tagName)) !== undefined;
}

/**
 * The class for readers of some countries (§5) stays with its content whatever becomes of the element: one that the gate unwraps
 * becomes a `div` or, among words, a `span`; one that a step may replace gets such a box around it. Editors set it on any
 * block, and WordPress lets them choose a block's element.
 *
 * @param isListed whether the entry gate keeps an element
 */
export function carryAudiences(
  isListed: (element: Element, ancestors: readonly Element[]) => boolean,
): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node, ancestors) => {
      if (node.type !== 'element') return [node];
      const audiences = audienceClassesOf(node);
      if (audiences.length === 0) return [node];
      const box = createElement(isAmongWords(node) ? 'span' : 'div', { className: [...audiences] });
      if (!isListed(node, ancestors)) return [{ ...box, children: node.children }];
      if (!isUnsteady(node)) {
        // As it is written in the table: editors' `AT-Only` too.
        addClass(node, ...audiences);
        return [node];
      }
      const className = classesOf(node).filter((name) => !AUDIENCE_CLASSES.includes(name.toLowerCase()));
      return [{ ...box, children: [{ ...node, properties: { ...node.properties, className } }] }];
    });
  };
}

/** Its classes for some countries, as the table writes them. */
function audienceClassesOf(element: Element): readonly string[] {
  const names = new Set(classesOf(element).map((name) => name.toLowerCase()));
  return AUDIENCE_CLASSES.filter((name) => names.has(name));
}

/** A `span` that holds a block would be closed before it by a parser, in a paragraph. */
function isAmongWords(element: Element): boolean {
  return !BLOCKS.has(element.tagName) && !holdsBlock(element);
}

/**
 * The audience classes of what a block is made of, for that block: its own, and those of what lies around it as far as its paragraph,
 * out of all of which a parser takes a block.
 */
export function audiencesAround(node: ElementContent, ancestors: readonly Element[]): readonly string[] {
  const left: Element[] = node.type === 'element' ? [node] : [];
  for (const ancestor of ancestors.toReversed()) {
    if (BLOCKS.has(ancestor.tagName) && ancestor.tagName !== 'p') break;
    left.push(ancestor);
  }
  return [...new Set(left.flatMap(audienceClassesOf))];
}
