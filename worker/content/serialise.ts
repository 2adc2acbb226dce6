import type { Element, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { createElement, eachElement } from './steps/element.ts';

/** Of what sanitise-schema.ts lets in, the elements without an end tag. */
const WITHOUT_END: ReadonlySet<string> = new Set('br col hr img source track wbr'.split(' '));

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
  const tags = tagsInRow(tree);
  // What is listed as void is written as one tag.
  const voids = [...new Set(tags.flatMap((tag) => (tag.type === 'element' ? [tag.tagName] : [])))];
  return unified().use(rehypeStringify, { voids }).stringify({ type: 'root', children: tags });
}

/**
 * A tree's tags and texts, one after another; an end tag is an element whose name begins with a slash. rehype-stringify
 * joins the HTML of a tree at each level: a long text deep inside is copied hundreds of times, which takes seconds.
 */
function tagsInRow(tree: Root): RootContent[] {
  const row: RootContent[] = [];
  function add(parent: Root | Element): void {
    for (const child of parent.children) {
      row.push(child.type === 'element' ? { ...child, children: [] } : child);
      if (child.type !== 'element') continue;
      add(child);
      if (!WITHOUT_END.has(child.tagName)) row.push(createElement(`/${child.tagName}`, {}));
    }
  }
  add(tree);
  return row;
}
