import type { RefCallback } from 'react';

/** A part of a page's data. In a document it may have been left out, since the document's HTML says the same. */
export interface FoundPart {
  /** Unique on its page. */
  readonly id: string;
  /** What the part would hold besides is in the document alone. */
  readonly isInDocument?: true;
}

/** The id of the heading that names a part's section. */
export function headingOf({ id }: Pick<FoundPart, 'id'>): string {
  return `row-${id}`;
}

/** Parts that the document shows and its data leaves out: their HTML is kept as it was found, and React does not look into it. */
export interface FoundParts {
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

  const elementOf = (part: FoundPart): Element | null => {
    const element = holders.get(part) ?? document.getElementById(headingOf(part))?.closest('section') ?? null;
    if (element !== null) holders.set(part, element);
    return element;
  };

  return {
    refOf(part, follow) {
      const known = refs.get(part);
      if (known !== undefined) return known;
      // Looked for while React renders, before it could take the document's own element away.
      elementOf(part);
      const ref = makeRef(part, follow);
      refs.set(part, ref);
      return ref;
    },
    elementOf,
  };
}
