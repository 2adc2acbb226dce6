import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';

/** The classes of an element, in order. */
export function classesOf(element: Element): readonly string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** Adds classes that are not there yet. */
export function addClass(element: Element, ...names: readonly string[]): void {
  element.properties['className'] = [...new Set([...classesOf(element), ...names])];
}

/** An attribute as the string that was written, whatever type the parser gave it; undefined when absent. */
export function attributeOf(element: Element, property: string): string | undefined {
  const value = element.properties[property];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value === true ? '' : value);
}

export function createElement(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (Element | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** The nodes that replace a node: itself, none, its children, or others. */
export type Replacement = readonly ElementContent[];

/**
 * Rebuilds a tree in place from the leaves up: `replace` is called for each node and returns the nodes that replace it.
 * Ancestors come outermost first; the list is one for the whole walk, and right during the call only.
 */
export function replaceNodes(
  tree: Root,
  replace: (node: ElementContent, ancestors: readonly Element[]) => Replacement,
): void {
  const ancestors: Element[] = [];
  function rebuild(parent: Root | Element): void {
    const children: readonly RootContent[] = parent.children;
    const rebuilt: ElementContent[] = [];
    for (const child of children) {
      if (child.type === 'doctype') continue;
      if (child.type === 'element') {
        ancestors.push(child);
        rebuild(child);
        ancestors.pop();
      }
      // One by one: what an unwrapped element held may be more than a call can take as arguments.
      for (const node of replace(child, ancestors)) rebuilt.push(node);
    }
    parent.children = rebuilt;
  }
  rebuild(tree);
}

/**
 * Calls `see` with every element, parents first. unist-util-visit names a function for each node it visits, for stack
 * traces, which took a third of the time of cleaning a page.
 */
export function eachElement(parent: Root | Element, see: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    see(child);
    eachElement(child, see);
  }
}

/** The first descendant that matches, in document order. `isSkipped`: parts that are not looked into, nor taken. */
export function findElement(
  parent: Parents,
  matches: (element: Element) => boolean,
  isSkipped: (part: Element) => boolean = () => false,
): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element' || isSkipped(child)) continue;
    if (matches(child)) return child;
    const found = findElement(child, matches, isSkipped);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The beginning of an element's text, at most `length` characters: headings and captions may lie in one another, and
 * each is read no further than what is used of it. `isSkipped`: parts that are not read.
 */
export function beginningOf(
  element: Element,
  length: number,
  isSkipped: (part: Element) => boolean = () => false,
): string {
  let text = '';
  function collect(node: Element): void {
    for (const child of node.children) {
      if (text.length >= length) return;
      if (child.type === 'text') text += child.value.slice(0, length - text.length);
      if (child.type === 'element' && !isSkipped(child)) collect(child);
    }
  }
  collect(element);
  return text;
}

/** The text with each run of white space as one space, ends trimmed, units kept with their numbers. */
export function collapseSpace(text: string): string {
  return keepUnits(text.replaceAll(/\s+/gu, ' ').trim());
}

/** The text with no line's end between a number and its sign of per cent or currency. */
export function keepUnits(text: string): string {
  return text.replaceAll(/(?<=\p{N})\s+(?=[%\p{Sc}](?!\p{N}))/gu, '\u00A0');
}
