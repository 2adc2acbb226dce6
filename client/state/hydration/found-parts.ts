import type { RefCallback } from 'react';
import type { FoundPart } from '../../../shared/domain/games/lobby.ts';

/** The id of the heading that names a part's section. */
export function headingOf({ id }: Pick<FoundPart, 'id'>): string {
  return `row-${id}`;
}

/** Parts that the document shows and its data leaves out: their HTML is kept as it was found, and React does not look into it. */
export interface FoundParts {
  /** Notes where the document has the parts among a page's data, before anything of it goes. */
  hold(page: object): void;
  /**
   * A ref for the element of a part, the same every time. An element that comes in the place of the one in the document, as
   * after Back, gets what that one had in it. `follow` is a ref for the element besides.
   */
  refOf(part: FoundPart, follow: RefCallback<HTMLElement>): RefCallback<HTMLElement>;
  /** The section that holds a part's HTML, in the document or not any more; null when there is none. */
  elementOf(part: FoundPart): Element | null;
}

/** @param onAdopted called when another element has got the HTML of a part */
export function createFoundParts(onAdopted: () => void): FoundParts {
  const holders = new WeakMap<FoundPart, Element>();
  const refs = new WeakMap<FoundPart, RefCallback<HTMLElement>>();

  const makeRef = (part: FoundPart, follow: RefCallback<HTMLElement>): RefCallback<HTMLElement> => {
    return (element) => {
      if (element === null) return undefined;
      const holder = holders.get(part);
      holders.set(part, element);
      if (holder !== undefined && holder !== element) {
        element.append(...holder.childNodes);
        onAdopted();
      }
      return follow(element);
    };
  };

  return {
    hold(page) {
      for (const part of Object.values(page).flat().filter(isFound)) {
        const section = document.getElementById(headingOf(part))?.closest('section');
        if (section !== null && section !== undefined) holders.set(part, section);
      }
    },
    refOf(part, follow) {
      const ref = refs.get(part) ?? makeRef(part, follow);
      refs.set(part, ref);
      return ref;
    },
    elementOf: (part) => holders.get(part) ?? null,
  };
}

function isFound(value: unknown): value is FoundPart {
  return typeof value === 'object' && value !== null && 'isInDocument' in value;
}
