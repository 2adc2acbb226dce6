import { useEffect, type RefObject } from 'react';

/**
 * While the element is there, what stands around it takes neither focus nor clicks, and when it goes, the focus returns
 * to where it was. What other people's scripts put over the page afterwards is not touched.
 */
export function useHeldFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const held = element.current;
    if (held === null) return undefined;
    const opener = document.activeElement;
    const around = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && !child.contains(held) && !child.inert && !isUnseen(child),
    );
    for (const other of around) other.inert = true;
    held.focus();
    return () => {
      for (const other of around) other.inert = false;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [element]);
}

/** Scripts, and what only speaks: a live region must go on speaking. */
function isUnseen(element: HTMLElement): boolean {
  return element.localName === 'script' || element.hasAttribute('aria-live');
}
