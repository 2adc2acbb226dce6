import type { ReactNode, Ref } from 'react';
import { useMessages, usePageData } from '../state/app-context.tsx';
import { IconButton } from '../ui/button/button.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import styles from './cover.module.css';

interface CoverProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/**
 * A panel over the whole window that is no modal `<dialog>`: that would cover and block what the platform shows over it, a reality
 * check or a question of a bot check for one. The stack of overlays makes the page below it inert.
 */
export function Cover({ label, onClose, ref, children }: CoverProps) {
  const { general } = useMessages();
  const { shell } = usePageData();
  return (
    // No `dialog` element: an open one stops a modal dialog above it from closing by Escape and by its backdrop.
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="dialog"
      className={styles.container}
      ref={ref}
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
    >
      <div className={styles.panel}>
        <header className={styles.bar}>
          <Logo name={shell.settings.brandName} />
          <IconButton icon="close" label={general.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </section>
  );
}
