import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { CleanOptions } from '../clean-options.ts';
import { collapseSpace, createElement, findElement, replaceNodes } from './element.ts';

/**
 * Puts every outermost table into a region that scrolls sideways and can get focus, named by the table's caption or its
 * figure's.
 */
export function frameTables({ labels }: CleanOptions): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node, ancestors) => {
      if (node.type !== 'element' || node.tagName !== 'table') return [node];
      if (ancestors.some(({ tagName }) => tagName === 'table')) return [node];
      const parent = ancestors.at(-1);
      const caption =
        captionOf(node, 'caption') || (parent?.tagName === 'figure' ? captionOf(parent, 'figcaption') : '');
      return [
        createElement(
          'div',
          { className: ['cms-table'], role: 'region', tabIndex: 0, ariaLabel: caption || labels.table },
          node,
        ),
      ];
    });
  };
}

function captionOf(element: Element, tagName: 'caption' | 'figcaption'): string {
  const caption = findElement(element, (candidate) => candidate.tagName === tagName);
  return caption === undefined ? '' : collapseSpace(toString(caption));
}
