import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { eachElement } from './steps/element.ts';

const processor = unified().use(rehypeStringify).freeze();

/** Serialises a tree to HTML that parses to the same tree again, attributes in one order, empty lists left out. */
export function serialise(tree: Root): string {
  eachElement(tree, (element) => {
    element.properties = Object.fromEntries(
      Object.entries(element.properties)
        .filter(([, value]) => !Array.isArray(value) || value.length > 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    // A parser drops the first line break of a `pre`: an intended one is written twice. What was taken out before it may
    // have left an empty text.
    const first = element.children.find((child) => child.type !== 'text' || child.value !== '');
    if (element.tagName === 'pre' && first?.type === 'text' && first.value.startsWith('\n')) {
      first.value = `\n${first.value}`;
    }
  });
  return processor.stringify(tree);
}
