/** Marks the element around the page, which the stack of overlays makes inert. */
export const GROUND_MARK = { 'data-ground': '' };

const SLOT_ATTRIBUTE = 'data-overlay-slot';

/** Marks the element around an overlay; the value is its name. */
export function slotMark(name: string): Readonly<Record<string, string>> {
  return { [SLOT_ATTRIBUTE]: name };
}

/** Marks the element around what lies at the foot of the window, beside the page: the page gets room for it (room-at-foot.ts). */
export const BESIDE_MARK = { 'data-beside': '' };

export function besideElements(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-beside]')];
}

export function groundElement(): HTMLElement | null {
  return document.querySelector('[data-ground]');
}

export function slotElements(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${SLOT_ATTRIBUTE}]`)];
}

/** Undefined for an overlay that the layout renders. */
export function slotElement(name: string): HTMLElement | undefined {
  return slotElements().find((slot) => slotOf(slot) === name);
}

/** The name of the slot that an element lies in; null outside of them. */
export function slotOf(element: Element | null): string | null {
  return element?.closest(`[${SLOT_ATTRIBUTE}]`)?.getAttribute(SLOT_ATTRIBUTE) ?? null;
}

/**
 * Whether it is shown by the platform, in a tree of its own: that has the Escape key for itself.
 * @param target what lies in the middle of the window, where nothing else is named
 */
export function isForeign(target: EventTarget | null = inTheMiddle()): boolean {
  if (!(target instanceof Element) || target.contains(document.body)) return false;
  return slotOf(target) === null && groundElement()?.contains(target) !== true;
}

function inTheMiddle(): Element | null {
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2);
}
