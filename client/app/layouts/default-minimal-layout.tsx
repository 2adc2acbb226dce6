import { useMessages, usePageData } from '../../state/app-context.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import type { LayoutProps } from './frame.tsx';
import { BasicFooter } from './footer/basic-footer.tsx';
import styles from './layouts.module.css';
import { useLocalPath } from '../../pages/parts/local-path.ts';
import { LanguageLinks } from './widgets/language-links.tsx';
import { MAIN_ID } from './main-id.ts';

/** §2.5 defaultMinimal: logo and languages, Finnish among them. */
export function DefaultMinimalLayout({ children }: LayoutProps) {
  const { shell } = usePageData();
  const { general } = useMessages();
  const to = useLocalPath();
  const name = shell.settings.brandName;
  return (
    <>
      <header className={styles.minimal}>
        <a className={styles.brand} href={to('/')} aria-label={`${name}, ${general.home}`}>
          <Logo name={name} />
        </a>
        <LanguageLinks withFinnish />
      </header>
      <div className={styles.sky} aria-hidden="true" />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <BasicFooter />
    </>
  );
}
