import type { Opened } from '../state/platform-calls.ts';
import { afterPaint } from '../ui/after-paint.ts';

interface Inside {
  readonly host: HTMLElement;
  /** `data-` attributes of the element that the platform gets. */
  readonly marks: Readonly<Record<string, string>>;
  /** Has the platform draw; the signal is aborted when that is not wanted any more. Null: it could not. */
  readonly open: (leaf: HTMLElement, signal: AbortSignal) => Promise<Opened | null>;
  /** Called with whether it could, unless it is not wanted any more. */
  readonly onSettled: (isOpen: boolean) => void;
}

/**
 * Has the platform draw into a container, once that has been painted: a press is seen first. It gets an element that is
 * created here, outside of React, so that React never changes what it draws.
 * @returns closes it and removes the element
 */
export function openInside({ host, marks, open, onSettled }: Inside): () => void {
  const leaf = document.createElement('div');
  Object.assign(leaf.dataset, marks);
  host.append(leaf);
  const leaving = new AbortController();
  let opening: Promise<Opened | null> | undefined;
  const callOff = afterPaint(() => {
    opening = open(leaf, leaving.signal).then((opened) => {
      if (!leaving.signal.aborted) onSettled(opened !== null);
      return opened;
    });
  });
  return () => {
    leaving.abort();
    callOff();
    void opening?.then((opened) => opened?.close());
    leaf.remove();
  };
}
