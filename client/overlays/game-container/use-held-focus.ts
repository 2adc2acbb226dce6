import { useEffect, type RefObject } from 'react';

/**
 * While the element is mounted, everything else in the body is inert; when it is removed, the focus returns to where it
 * was. Elements that other scripts add later, such as the platform's widgets, stay usable.
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

/** Scripts and live regions: a live region that is inert would not be read out. */
function isUnseen(element: HTMLElement): boolean {
  return element.localName === 'script' || element.hasAttribute('aria-live');
}
