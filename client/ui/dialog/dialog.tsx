import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called for the close button, Escape and a click on the backdrop alike. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Stands before the title, e.g. a Back button. */
  readonly leading?: ReactNode;
  /** Takes the focus when what is shown changes while the dialog is open. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** What scrolls. */
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A surface above the page: the browser's own `<dialog>`, which traps the focus and gives it back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  leading,
  headingRef,
  bodyRef,
  isBusy = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // Browsers that do not know `closedby` yet: nothing but the backdrop is the dialog's own surface.
  const closeByBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    // The keyboard's way out is Escape, the browser's own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={styles.dialog}
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      onClose={onClose}
      onClick={closeByBackdrop}
    >
      <header className={styles.bar}>
        {leading}
        <h2 className={styles.title} id={titleId} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.body} ref={bodyRef}>
        {children}
      </div>
    </dialog>
  );
}
