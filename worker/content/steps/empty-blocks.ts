import type { Element, Root } from 'hast';
import { createElement, findElement, replaceNodes } from './element.ts';

const DROPPED_WHEN_EMPTY: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 figure figcaption blockquote'.split(' '),
);
const NEVER_EMPTY: ReadonlySet<string> = new Set('img picture video audio hr table'.split(' '));

/** Drops blocks that an editor left empty (a `&nbsp;`, a lone `<br>`): they would be gaps, or headings without text. */
export function dropEmptyBlocks(): (tree: Root) => void {
  return (tree) => {
    // From the leaves up, so that each element is looked at once, however deep it is nested.
    const empty = new WeakSet<Element>();
    replaceNodes(tree, (node) => {
      if (node.type !== 'element' || isNeverEmpty(node) || !hasOnlyEmpty(node, empty)) return [node];
      empty.add(node);
      if (!DROPPED_WHEN_EMPTY.has(node.tagName)) return [node];
      // The anchor of an empty paragraph is kept.
      const anchor = [node, findElement(node, hasId)].find(
        (element) => element !== undefined && hasId(element),
      );
      if (anchor === undefined) return [];
      const span = createElement('span', { id: anchor.properties['id'] });
      empty.add(span);
      return [span];
    });
  };
}

/** The facade of an embed is empty until the others are settled (embeds.ts). */
function isNeverEmpty({ tagName, properties }: Element): boolean {
  return NEVER_EMPTY.has(tagName) || properties['dataEmbedSrc'] !== undefined;
}

function hasId({ properties }: Element): boolean {
  return properties['id'] !== undefined;
}

function hasOnlyEmpty(element: Element, empty: WeakSet<Element>): boolean {
  return element.children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : child.type !== 'element' || empty.has(child),
  );
}
