import type { Element, Root } from 'hast';
import { isForSome } from '../audience.ts';
import type { CleanOptions } from '../clean-options.ts';
import {
  beginningOf,
  collapseSpace,
  createElement,
  eachElement,
  findElement,
  replaceNodes,
} from './element.ts';

/**
 * Puts every outermost table into a region that scrolls sideways and can get focus, named by the table's caption or its
 * figure's.
 */
export function frameTables({ labels }: CleanOptions): (tree: Root) => void {
  return (tree) => {
    // A figure may hold thousands of tables: its caption is looked for once.
    const figureCaptions = new Map<Element, string>();
    const captionAround = (figure: Element): string => {
      const caption = figureCaptions.get(figure) ?? captionOf(figure, 'figcaption');
      figureCaptions.set(figure, caption);
      return caption;
    };
    replaceNodes(tree, (node, ancestors) => {
      if (node.type !== 'element' || node.tagName !== 'table') return [node];
      if (ancestors.some(({ tagName }) => tagName === 'table')) return [node];
      const parent = ancestors.at(-1);
      const caption =
        captionOf(node, 'caption') || (parent?.tagName === 'figure' ? captionAround(parent) : '');
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

/** A header cell without words names nothing, and would be read as an empty header: it becomes a plain cell. */
export function emptyHeadersToCells(): (tree: Root) => void {
  return (tree) => {
    eachElement(tree, (element) => {
      if (element.tagName !== 'th' || collapseSpace(beginningOf(element, LONGEST_LABEL)) !== '') return;
      if (findElement(element, ({ tagName }) => tagName === 'img') !== undefined) return;
      element.tagName = 'td';
      delete element.properties['scope'];
    });
  };
}

/** Of a longer caption the beginning is the label. */
const LONGEST_LABEL = 200;

/** Of the first that is for all readers. */
function captionOf(element: Element, tagName: 'caption' | 'figcaption'): string {
  const caption = findElement(element, (candidate) => candidate.tagName === tagName, isForSome);
  return caption === undefined ? '' : collapseSpace(beginningOf(caption, LONGEST_LABEL, isForSome));
}
