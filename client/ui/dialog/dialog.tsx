import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  readonly children: ReactNode;
}

/** A surface above the page: the browser's own `<dialog>`, which traps the focus and gives it back. */
export function Dialog({ isOpen, onClose, title, closeLabel, leading, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog className={styles.dialog} ref={dialog} onClose={onClose} closedby="any" aria-labelledby={titleId}>
      <header className={styles.bar}>
        {leading}
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
