import type { Root } from 'hast';
import { eachElement } from './element.ts';

const LEVEL = /^h([1-6])$/u;
/** The page has its own h1. */
const FIRST_LEVEL = 2;

/**
 * Gives headings the level of their place: content begins below the page's own h1, and no level is left out on the way
 * down, so that a list of headings reads as a table of contents (WCAG 1.3.1). What an editor put above something else
 * stays above it.
 */
export function levelHeadings(): (tree: Root) => void {
  return (tree) => {
    // The levels, as written, of the headings that the current one stands below.
    const above: number[] = [];
    eachElement(tree, (element) => {
      const written = Number(LEVEL.exec(element.tagName)?.[1] ?? 0);
      if (written === 0) return;
      while ((above.at(-1) ?? 0) >= written) above.pop();
      element.tagName = `h${Math.min(6, FIRST_LEVEL + above.length)}`;
      above.push(written);
    });
  };
}
