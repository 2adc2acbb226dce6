import type { Timers } from '../state/collaborators.ts';

/** What the platform draws beside the page, in a tree of its own. */
export interface PlatformTree {
  readonly has: (target: EventTarget | null) => boolean;
  /** Whether something of it lies in the middle of the window. */
  readonly isInSight: () => boolean;
}

/** What the visitor does in that tree. */
export interface TreeUse {
  /** Whether something of it is in sight, or has the focus. */
  readonly isNow: () => boolean;
  /** Whether something of it has been pressed, or a frame in it entered, since then, in ms of the page's clock. */
  readonly isSince: (sinceMs: number) => boolean;
}

/** The window. */
interface UsedPage extends Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<Document, 'activeElement'>;
}

/** Follows the visitor in the platform's tree: what ends there after a press has been ended by them, and not by a fault. */
export function followUse(tree: PlatformTree, { now }: Pick<Timers, 'now'>, page: UsedPage): TreeUse {
  let lastMs = Number.NEGATIVE_INFINITY;
  const isFocused = () => tree.has(page.document.activeElement);
  const note = (isInTree: boolean) => {
    if (isInTree) lastMs = now();
  };
  for (const type of ['pointerdown', 'keydown'])
    page.addEventListener(type, ({ target }) => note(tree.has(target)), { capture: true });
  // What is pressed in a frame of another origin is not told; that the frame gets the focus is, so.
  page.addEventListener('blur', () => note(isFocused()));
  return { isNow: () => isFocused() || tree.isInSight(), isSince: (sinceMs) => lastMs >= sinceMs };
}
