import { useApp, useMessages, usePageData } from '../../state/app-context.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import type { LayoutProps } from './frame.tsx';
import { BasicFooter } from './footer/basic-footer.tsx';
import { FooterSlot } from './footer/footer-slot.tsx';
import { TravellerLinks } from './footer/traveller-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './layouts.module.css';
import { useLinkTo } from '../../parts/links/links.ts';
import { LanguageLinks } from './widgets/language-links.tsx';
import { MAIN_ID } from './main-id.ts';

/**
 * §2.5 defaultMinimal: logo and languages, including Finnish. In native mode no header, and the native footer (§2.6), but for who is not served, since its links
 * lead to games.
 * Every page of a visitor who is not served is in it (`layoutFor`): nothing here joins, logs in, searches or plays.
 */
export default function DefaultMinimalLayout({ children }: LayoutProps) {
  const { display } = useApp();
  const isNative = display.isNative.peek();
  const { shell, visitor } = usePageData();
  const { general } = useMessages();
  const linkTo = useLinkTo();
  const name = shell.settings.brandName;
  return (
    <>
      {isNative ? null : (
        <header className={styles.minimal} data-banner={display.bannerChoice.peek()}>
          <a className={styles.brand} href={linkTo('home')} aria-label={`${name}, ${general.home}`}>
            <Logo name={name} />
          </a>
          <LanguageLinks withFinnish />
        </header>
      )}
      <div className={styles.sky} aria-hidden="true" />
      <main
        className={classNames(styles.main, styles.narrow, isNative && styles.native)}
        id={MAIN_ID}
        tabIndex={-1}
      >
        {children}
      </main>
      {isNative && visitor.isServed ? (
        <FooterSlot />
      ) : (
        <BasicFooter>{visitor.isServed ? null : <TravellerLinks />}</BasicFooter>
      )}
    </>
  );
}
