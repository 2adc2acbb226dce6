import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const LEVEL = /^h([1-6])$/u;

/** The page has its own h1: content that brings one is moved down a level as a whole, so that its order stands. */
export function demoteHeadings(): (tree: Root) => void {
  return (tree) => {
    let hasTitle = false;
    visit(tree, { type: 'element', tagName: 'h1' }, () => {
      hasTitle = true;
    });
    if (!hasTitle) return;
    visit(tree, 'element', (element) => {
      const level = LEVEL.exec(element.tagName)?.[1];
      if (level !== undefined) element.tagName = `h${Math.min(6, Number(level) + 1)}`;
    });
  };
}
