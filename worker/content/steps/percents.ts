import type { Root, RootContent } from 'hast';
import { keepPercents } from './element.ts';

/** Keeps numbers and their signs of per cent on one line, except in what is preformatted. */
export function joinPercents(): (tree: Root) => void {
  return join;
}

function join(parent: Root | RootContent): void {
  if (parent.type === 'text') parent.value = keepPercents(parent.value);
  if (parent.type !== 'root' && (parent.type !== 'element' || parent.tagName === 'pre')) return;
  for (const child of parent.children) join(child);
}
