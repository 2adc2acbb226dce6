import styles from './blank.module.css';
import type { LayoutProps } from './frame.tsx';
import { MAIN_ID } from './main-id.ts';

/**
 * §2.5 blank: the page alone. No page names it: it is for the page of last resort, which stands where every other layout
 * has failed. So it needs no state, and is loaded with the document and not as a chunk of its own.
 */
export function BlankLayout({ children }: LayoutProps) {
  return (
    <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
