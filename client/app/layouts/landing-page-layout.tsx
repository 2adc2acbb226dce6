import { classNames } from '../../ui/class-names.ts';
import { useApp, useMessages, usePageData } from '../../state/app-context.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import type { LayoutProps } from './frame.tsx';
import { BasicFooter } from './footer/basic-footer.tsx';
import { FooterSlot } from './footer/footer-slot.tsx';
import styles from './layouts.module.css';
import { useLinkTo } from '../../parts/links/links.ts';
import { MAIN_ID } from './main-id.ts';
import { WidgetLink } from '../../parts/links/widget-link.tsx';

/** §2.5 landingPage: basic header (Join Here, Login), basic footer, no padding. In native mode no header, and the native footer (§2.6). */
export default function LandingPageLayout({ children }: LayoutProps) {
  const { display } = useApp();
  const isNative = display.isNative.peek();
  const { shell } = usePageData();
  const { content, general } = useMessages();
  const linkTo = useLinkTo();
  const name = shell.settings.brandName;
  return (
    <>
      {isNative ? null : (
        <header className={styles.basic} data-banner={display.bannerChoice.peek()}>
          <a className={styles.brand} href={linkTo('home')} aria-label={`${name}, ${general.home}`}>
            <Logo name={name} />
          </a>
          <div className={styles.actions}>
            <WidgetLink widget="login" variant="outline" size="small">
              {general.login}
            </WidgetLink>
            <WidgetLink widget="registration" variant="primary" size="small">
              {content.joinHere}
            </WidgetLink>
          </div>
        </header>
      )}
      <main className={classNames(styles.main, styles.bare)} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {isNative ? <FooterSlot /> : <BasicFooter />}
    </>
  );
}
