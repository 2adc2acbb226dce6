import type { Root } from 'hast';
import { eachElement, findElement } from './element.ts';

const LEVEL = /^h([1-6])$/u;

/**
 * The page has its own h1: when content contains one, all its headings are moved down a level, which keeps their order.
 */
export function demoteHeadings(): (tree: Root) => void {
  return (tree) => {
    if (findElement(tree, ({ tagName }) => tagName === 'h1') === undefined) return;
    eachElement(tree, (element) => {
      const level = LEVEL.exec(element.tagName)?.[1];
      if (level !== undefined) element.tagName = `h${Math.min(6, Number(level) + 1)}`;
    });
  };
}
