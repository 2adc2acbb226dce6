import type { Element, Root } from 'hast';
import { createElement, findElement, replaceNodes } from './element.ts';

const DROPPED_WHEN_EMPTY: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 figure figcaption blockquote'.split(' '),
);
const NEVER_EMPTY: ReadonlySet<string> = new Set('img picture video audio hr table'.split(' '));

/** Drops blocks that an editor left empty (a `&nbsp;`, a lone `<br>`): they would be gaps, or headings without text. */
export function dropEmptyBlocks(): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node) => {
      if (node.type !== 'element' || !DROPPED_WHEN_EMPTY.has(node.tagName) || !isEmpty(node)) return [node];
      // The anchor of an empty paragraph is kept.
      const anchor = [node, findElement(node, hasId)].find(
        (element) => element !== undefined && hasId(element),
      );
      return anchor === undefined ? [] : [createElement('span', { id: anchor.properties['id'] })];
    });
  };
}

function hasId({ properties }: Element): boolean {
  return properties['id'] !== undefined;
}

function isEmpty(element: Element): boolean {
  return element.children.every((child) => {
    if (child.type === 'text') return child.value.trim() === '';
    return child.type !== 'element' || (!NEVER_EMPTY.has(child.tagName) && isEmpty(child));
  });
}
