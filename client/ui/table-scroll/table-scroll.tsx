import type { ReactNode } from 'react';
import styles from './table-scroll.module.css';

interface TableScrollProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table too wide for a narrow screen scrolls inside its own frame, by touch and by keys. */
export function TableScroll({ label, children }: TableScrollProps) {
  return (
    // A region that scrolls must take the focus, or keys cannot scroll it (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
