import type { ReactNode } from 'react';
import { useApp } from '../../state/app-context.tsx';
import { AroundPage } from '../../state/hydration/around-page.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { FooterSlot } from './footer/footer-slot.tsx';
import { SiteHeader } from './header/site-header.tsx';
import styles from './layouts.module.css';
import { SideMenu } from './side-menu/side-menu.tsx';
import { ReLoginLoader } from './widgets/re-login-loader.tsx';
import { ScrollToTop } from './widgets/scroll-to-top.tsx';
import { MAIN_ID } from './main-id.ts';

export interface LayoutProps {
  readonly children: ReactNode;
}

interface FrameProps extends LayoutProps {
  readonly mainClass?: string | undefined;
  /** The background's, in place of the sky that the other pages have. */
  readonly skyClass?: string | undefined;
}

/**
 * Header, menu, page, footer, bottom bar. In native mode the header is hidden and the native footer is shown (§2.6); the menu is
 * opened by the bar then.
 */
export function Frame({ mainClass, skyClass = styles.sky, children }: FrameProps) {
  const isNative = useApp().display.isNative.peek();
  return (
    <>
      <AroundPage part="top">
        {isNative ? null : <SiteHeader />}
        <SideMenu />
      </AroundPage>
      <div className={skyClass} aria-hidden="true" />
      <main
        className={classNames(styles.main, isNative && styles.native, mainClass)}
        id={MAIN_ID}
        tabIndex={-1}
      >
        {children}
      </main>
      <FooterSlot />
      <BottomBar />
      <ScrollToTop />
      <ReLoginLoader />
    </>
  );
}
