import type { Root } from 'hast';
import { anchorId } from './anchor-id.ts';
import { attributeOf, eachElement } from './element.ts';

/**
 * Takes over anchors of old content: `<a name="terms">`. Ids that make no valid anchor are removed, so that a heading
 * gets one of its own (heading-ids.ts).
 */
export function adoptNames(): (tree: Root) => void {
  return (tree) => {
    eachElement(tree, (element) => {
      const written = attributeOf(element, 'id') ?? attributeOf(element, 'name') ?? '';
      delete element.properties['name'];
      if (anchorId(written) === null) delete element.properties['id'];
      else element.properties['id'] = written;
    });
  };
}

/** Gives every id our prefix (anchor-id.ts) and makes it unique on the page. */
export function prefixIds(): (tree: Root) => void {
  return (tree) => {
    const taken = new Set<string>();
    // The number to try next for an id: with a search from 2 each time, ten thousand equal ids took a minute.
    const nextCopies = new Map<string, number>();
    eachElement(tree, (element) => {
      const written = attributeOf(element, 'id');
      if (written === undefined) return;
      const id = anchorId(written);
      const free = id === null ? null : firstFree(id, taken, nextCopies);
      if (free === null) {
        delete element.properties['id'];
        return;
      }
      taken.add(free);
      element.properties['id'] = free;
    });
  };
}

function firstFree(id: string, taken: ReadonlySet<string>, nextCopies: Map<string, number>): string {
  let candidate = id;
  let copy = nextCopies.get(id) ?? 2;
  for (; taken.has(candidate); copy += 1) candidate = `${id}-${copy}`;
  nextCopies.set(id, copy);
  return candidate;
}
