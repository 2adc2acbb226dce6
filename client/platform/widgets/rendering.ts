import type { Timers } from '../../state/collaborators.ts';
import { createDeferred } from '../../state/deferred.ts';

/** A widget that has rendered nothing after this time will not. */
const RENDER_LIMIT_MS = 10_000;
/** An empty container that is filled again sooner has only been drawn anew. */
export const EMPTIED_FOR_MS = 500;
/** The same of a widget that it tells is shown: between two steps it may ask its own server. */
const EMPTIED_WHILE_TOLD_MS = 3_000;

export interface Rendering {
  /** Whether something was rendered within the time limit. */
  readonly begun: Promise<boolean>;
  /** Whether something is to be seen in it now. */
  isFilled(): boolean;
  stop(): void;
}

/** Whether the framework has drawn into a container what can be told. All that can be of a game's, to which the page gives its height. */
export function hasNodes(container: HTMLElement): boolean {
  return container.childNodes.length > 0 || container.shadowRoot !== null;
}

interface Watching {
  readonly timers: Timers;
  /** Whether the framework has told that it shows something there, and not that it has closed. */
  readonly isTold: () => boolean;
  /** Called when what was rendered is gone. */
  readonly onEmptied: () => void;
}

/** Watches a container that the framework renders a widget into: not each framework tells of its widgets. */
export function watchRendering(container: HTMLElement, { timers, isTold, onEmptied }: Watching): Rendering {
  const begun = createDeferred<boolean>();
  let hadNodes = false;
  // What is drawn into a closed shadow root can only be told by its height, which a framework may also give to an empty container.
  const isFilled = () => {
    const isDrawn = hasNodes(container);
    hadNodes ||= isDrawn;
    return isDrawn || (!hadNodes && container.offsetHeight > 0);
  };
  let wasFilled = false;
  const look = () => {
    if (isFilled()) {
      wasFilled = true;
      begun.resolve(true);
    } else if (wasFilled) {
      cancelEmptied();
      cancelEmptied = timers.after(isTold() ? EMPTIED_WHILE_TOLD_MS : EMPTIED_FOR_MS, () => {
        if (isFilled()) return;
        stop();
        onEmptied();
      });
    }
  };
  let cancelEmptied = () => {};
  const observer = new MutationObserver(look);
  observer.observe(container, { childList: true });
  const sized = new ResizeObserver(look);
  sized.observe(container);
  const cancelLimit = timers.after(RENDER_LIMIT_MS, () => begun.resolve(isFilled()));
  const stop = () => {
    observer.disconnect();
    sized.disconnect();
    cancelLimit();
    cancelEmptied();
    begun.resolve(false);
  };
  return { begun: begun.promise, isFilled, stop };
}
