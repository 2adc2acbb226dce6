import type { Timers } from '../../state/collaborators.ts';

/** What the visitor does in what the platform draws beside the page, in a tree of its own. */
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

/** Whether the platform shows it, in a tree of its own; without a target, what lies in the middle of the window. */
export type IsForeign = (target?: EventTarget | null) => boolean;

/** Follows the visitor in the platform's tree: what ends there after a press has been ended by them, and not by a fault. */
export function followUse(isForeign: IsForeign, { now }: Pick<Timers, 'now'>, page: UsedPage): TreeUse {
  let lastMs = Number.NEGATIVE_INFINITY;
  const isFocused = () => isForeign(page.document.activeElement);
  const note = (isInTree: boolean) => {
    if (isInTree) lastMs = now();
  };
  for (const type of ['pointerdown', 'keydown'])
    page.addEventListener(type, ({ target }) => note(isForeign(target)), { capture: true });
  // What is pressed in a frame of another origin is not told; that the frame gets the focus is, so.
  page.addEventListener('blur', () => note(isFocused()));
  return { isNow: () => isFocused() || isForeign(), isSince: (sinceMs) => lastMs >= sinceMs };
}
