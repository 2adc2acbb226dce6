import type { Timers } from '../state/collaborators.ts';

/** What the visitor does in what the platform draws beside the page, in a tree of its own. */
export interface TreeUse {
  /** Whether something of it is in sight, or has the focus. */
  readonly isNow: () => boolean;
  /** Whether something of it has been pressed, or a frame in it entered, since then, in ms of the page's clock. */
  readonly isSince: (sinceMs: number) => boolean;
}

/** The window. */
interface UsedPage extends Pick<EventTarget, 'addEventListener'>, Pick<Window, 'innerWidth' | 'innerHeight'> {
  readonly document: Pick<Document, 'activeElement' | 'elementFromPoint'>;
}

/** Follows the visitor in the platform's tree: what ends there after a press has been ended by them, and not by a fault. */
export function followUse(
  isForeign: (target: EventTarget | null) => boolean,
  { now }: Pick<Timers, 'now'>,
  page: UsedPage,
): TreeUse {
  let lastMs = Number.NEGATIVE_INFINITY;
  const isInSight = () =>
    isForeign(page.document.elementFromPoint(page.innerWidth / 2, page.innerHeight / 2));
  const isFocused = () => isForeign(page.document.activeElement);
  const note = (isInTree: boolean) => {
    if (isInTree) lastMs = now();
  };
  for (const type of ['pointerdown', 'keydown'])
    page.addEventListener(type, ({ target }) => note(isForeign(target)), { capture: true });
  // What is pressed in a frame of another origin is not told; that the frame gets the focus is, so.
  page.addEventListener('blur', () => note(isFocused()));
  return { isNow: () => isFocused() || isInSight(), isSince: (sinceMs) => lastMs >= sinceMs };
}
