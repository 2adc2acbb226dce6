import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';

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

/** A modal dialog: the browser's own `<dialog>`, which keeps the focus inside and returns it on closing. */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // For browsers without `closedby`: the dialog has no padding, so a click on the element itself is on the backdrop.
  const closeByBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    // With the keyboard Escape closes it; the browser handles that.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={classNames(styles.dialog, width === 'narrow' && styles.narrow)}
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
