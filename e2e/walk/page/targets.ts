import { isDrawn, nameOf } from './described.ts';
import type { BroughtTarget, Target } from './seen.ts';

/**
 * The things that match a selector, are drawn and can be used. Those outside the window are among them: a person would
 * scroll to them, as {@link bring} does. A part after `>>>` is looked for inside the platform's shadow roots.
 */
export function targets(selector: string): readonly Target[] {
  return found(selector).map((element) => targetOf(element));
}

/**
 * Scrolls the named one into the window and says where to press; `null` when it cannot be pressed there, because it is
 * gone or something lies over it.
 */
export function bring(selector: string, index: number): BroughtTarget | null {
  const element = found(selector)[index];
  if (element === undefined) return null;
  const { x, y } = targetOf(element);
  const wasInside = x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
  const box = element.getBoundingClientRect();
  const isInside =
    box.top >= 90 && box.bottom <= innerHeight - 90 && box.left >= 0 && box.right <= innerWidth;
  // In the window it may still be cut off, as the last tile that a reel shows.
  if (!isInside || !isMet(element))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return isMet(element) ? { ...targetOf(element), wasInside } : null;
}

/** Whether a press in its middle is one of it. While a page fades in, what lies there is the document's own picture. */
function isMet(element: Element): boolean {
  const { x, y } = targetOf(element);
  const root = element.getRootNode();
  const met = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
  return element.contains(met) || met === document.documentElement;
}

function found(selector: string): readonly Element[] {
  const [outer = '', inner] = selector.split('>>>');
  const outside = [...document.querySelectorAll(outer)];
  const all =
    inner === undefined
      ? outside
      : outside.flatMap((host) => [...(host.shadowRoot?.querySelectorAll(inner) ?? [])]);
  const modal = [...document.querySelectorAll('dialog[open]:modal')].at(-1);
  return all.filter(
    (element) =>
      isDrawn(element) &&
      element.closest('[inert]') === null &&
      (modal === undefined || modal.contains(element) || element.getRootNode() instanceof ShadowRoot),
  );
}

function targetOf(element: Element): Target {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return {
    name: nameOf(element),
    href: element instanceof HTMLAnchorElement ? element.href : null,
    x: x + width / 2,
    y: y + height / 2,
    scrollY,
  };
}
