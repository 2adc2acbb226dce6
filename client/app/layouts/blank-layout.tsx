import type { LayoutProps } from './frame.tsx';
import styles from './layouts.module.css';
import { MAIN_ID } from './main-id.ts';

/** §2.5 blank: the page alone. */
export default function BlankLayout({ children }: LayoutProps) {
  return (
    <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
