import { useId, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { focusInside } from './focus-inside.ts';
import { useModalDialog } from './use-modal-dialog.ts';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called for the close button, Escape and a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Shown before the title, e.g. a Back button. */
  readonly leading?: ReactNode;
  /** The heading, which the caller focuses when the content changes while the dialog is open. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The element that scrolls. */
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly isBusy?: boolean;
  /** `narrow`: for a short form. */
  readonly width?: 'default' | 'narrow';
  readonly children: ReactNode;
}

/** A modal dialog with a title and a close button. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  leading,
  headingRef,
  bodyRef,
  isBusy = false,
  width = 'default',
  children,
}: DialogProps) {
  const titleId = useId();
  // Firefox would give the focus to the button that closes it.
  const modal = useModalDialog({ isOpen, onClose, onOpened: focusInside });
  return (
    <dialog
      className={classNames(styles.dialog, width === 'narrow' && styles.narrow)}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      {...modal}
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
