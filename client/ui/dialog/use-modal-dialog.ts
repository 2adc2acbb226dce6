import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { afterPaint } from '../after-paint.ts';
import { focusInside } from './focus-inside.ts';

interface ModalDialogOptions {
  readonly isOpen: boolean;
  /** Called for every way in which the browser closes it: Escape, the backdrop, a phone's Back gesture. */
  readonly onClose: () => void;
  /** Called when it has opened and is laid out, before the next frame. */
  readonly onOpened?: (dialog: HTMLDialogElement) => void;
  /** Called when a button without scripts (`invokes`) had opened it before it was hydrated. */
  readonly onFoundOpen?: () => void;
}

/** Props of the `<dialog>`. */
interface ModalDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly closedby: 'any';
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: () => void;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Opens and closes a modal `<dialog>`: the browser keeps the focus inside and makes the rest of the page inert, for which it
 * computes the style of every element anew. That is done after the paint: a dialog that opens is painted first, one that
 * closes (`data-leaving`) is faded first. Until then the page below is not inert, or still is; a key, or a press or a focus that
 * goes there, makes the dialog modal at once. Where the focus returns to is the matter of the stack of overlays
 * (client/app/overlay-stack.ts).
 *
 * The dialog must have no padding: a click on the element itself is taken for one on its backdrop, since not every browser
 * knows `closedby`, and none obeys it while a later `<dialog>` is open.
 */
export function useModalDialog({
  isOpen,
  onClose,
  onOpened,
  onFoundOpen,
}: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrated = useRef(false);
  /** What a press that has not ended began on, and its number: the second of a double click is 2. */
  const pressed = useRef<EventTarget>(null);
  const presses = useRef(0);
  const opened = useRef(onOpened);
  const foundOpen = useRef(onFoundOpen);
  useLayoutEffect(() => {
    opened.current = onOpened;
    foundOpen.current = onFoundOpen;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    const isFirst = !isHydrated.current;
    isHydrated.current = true;
    if (dialog === null) return undefined;
    if (isOpen) {
      delete dialog.dataset['leaving'];
      if (!dialog.open) {
        // Below a modal one it would be inert itself, and out of sight.
        if (document.querySelector('dialog:modal') === null) dialog.show();
        else dialog.showModal();
        opened.current?.(dialog);
      }
      return dialog.matches(':modal') ? undefined : makeModalSoon(dialog);
    }
    if (!dialog.open) return undefined;
    if (isFirst && foundOpen.current !== undefined) {
      foundOpen.current();
      return undefined;
    }
    dialog.dataset['leaving'] = '';
    return afterPaint(() => {
      dialog.close();
      delete dialog.dataset['leaving'];
    });
  }, [isOpen]);
  return {
    ref,
    closedby: 'any',
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (presses.current < 2) onClose();
      presses.current = 0;
    },
    onClose() {
      // The event comes late: the dialog may have been opened again since.
      if (ref.current?.open !== true) onClose();
    },
    onMouseDown({ target, detail }) {
      pressed.current = target;
      presses.current = detail;
    },
    onClick({ target, currentTarget, detail }) {
      presses.current = 0;
      // A drag that began inside, to select text, may end on the backdrop, and so may a double click on what opened the dialog.
      if (target === currentTarget && pressed.current === target && detail < 2) onClose();
    },
  };
}

/**
 * Makes an open dialog modal after the paint, or before the first key, press or focus that could get to the page below: on a
 * busy machine the paint may be long in coming. A press that began on the page then ends on the backdrop, and is none of either.
 * @returns calls it off
 */
function makeModalSoon(dialog: HTMLDialogElement): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const makeNow = () => {
    waiting.abort();
    makeModal(dialog);
  };
  const callOff = afterPaint(makeNow);
  signal.addEventListener('abort', callOff);
  window.addEventListener('keydown', makeNow, { capture: true, signal });
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !dialog.contains(target)) makeNow();
  };
  window.addEventListener('pointerdown', leave, { capture: true, signal });
  window.addEventListener('focusin', leave, { capture: true, signal });
  return () => waiting.abort();
}

/** Makes an open dialog modal. The focus stays where it is in it: `autofocus` tells the browser so. */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  const { activeElement } = document;
  const focused = activeElement !== dialog && dialog.contains(activeElement) ? activeElement : null;
  focused?.setAttribute('autofocus', '');
  dialog.removeAttribute('open');
  dialog.showModal();
  focused?.removeAttribute('autofocus');
  if (!dialog.contains(document.activeElement)) focusInside(dialog);
}
