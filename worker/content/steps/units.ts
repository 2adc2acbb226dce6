import type { Root, RootContent } from 'hast';
import { keepUnits } from './element.ts';

/** Keeps numbers and their signs of per cent or currency on one line, except in what is preformatted. */
export function joinUnits(): (tree: Root) => void {
  return join;
}

function join(parent: Root | RootContent): void {
  if (parent.type === 'text') parent.value = keepUnits(parent.value);
  if (parent.type !== 'root' && (parent.type !== 'element' || parent.tagName === 'pre')) return;
  for (const child of parent.children) join(child);
}
