import type { Element, Root } from 'hast';
import { isForSome } from '../audience.ts';
import { attributeOf, beginningOf, eachElement } from './element.ts';

const HEADING = /^h[1-6]$/u;
/** An id is cut shorter (anchor-id.ts). */
const LONGEST_TEXT = 300;

/** Gives every heading without an id one made of its text, for the table of contents and for links into the page. */
export function nameHeadings(): (tree: Root) => void {
  return (tree) => {
    eachElement(tree, (element) => {
      if (!HEADING.test(element.tagName) || attributeOf(element, 'id') !== undefined) return;
      element.properties['id'] = slugOf(element);
    });
  };
}

/** As GitHub makes it: lower case, without punctuation, spaces as hyphens. */
function slugOf(heading: Element): string {
  return beginningOf(heading, LONGEST_TEXT, isForSome)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
