import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

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
  readonly onClose: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Opens and closes a modal `<dialog>`: the browser keeps the focus inside, makes the rest of the page inert and returns the
 * focus. The dialog must have no padding: a click on the element itself is taken for one on its backdrop, since not every
 * browser knows `closedby`, and none obeys it while a later `<dialog>` is open.
 */
export function useModalDialog({
  isOpen,
  onClose,
  onOpened,
  onFoundOpen,
}: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrated = useRef(false);
  const pressed = useRef<EventTarget>(null);
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
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) {
      dialog.showModal();
      opened.current?.(dialog);
    } else if (isFirst && foundOpen.current !== undefined) foundOpen.current();
    else dialog.close();
  }, [isOpen]);
  return {
    ref,
    closedby: 'any',
    onClose() {
      // The event comes late: the dialog may have been opened again since.
      if (ref.current?.open !== true) onClose();
    },
    onPointerDown({ target }) {
      pressed.current = target;
    },
    onClick({ target, currentTarget }) {
      // A drag that began inside, to select text, may end on the backdrop.
      if (target === currentTarget && pressed.current === target) onClose();
    },
  };
}
