/// <reference lib="esnext.disposable" />
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { IOS_APP_COOKIE } from '../../../shared/config/constants.ts';
import { AppBanner as Model } from '../../state/app-banner.ts';
import type { AppState } from '../../state/app-state.ts';
import { useApp, useMessages, usePageData } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { CometMark } from '../../ui/logo/logo.tsx';
import styles from './app-banner.module.css';
import { storesFor } from './stores.ts';

/** Offers the app beside the login that it is rendered with (§4). Not to visitors who are in the app already. */
export function AppBanner() {
  const app = useApp();
  const { shell } = usePageData();
  const stores = storesFor(navigator.userAgent, shell.settings);
  return isInApp(app) || stores.length === 0 ? null : <Banner stores={stores} />;
}

function Banner({ stores }: { readonly stores: ReturnType<typeof storesFor> }) {
  useSignals();
  const app = useApp();
  const { footer } = useMessages();
  const [banner] = useState(() => new Model(app));
  useEffect(() => {
    banner.loginOpened();
    return () => banner[Symbol.dispose]();
  }, [banner]);
  return (
    // Read out when it comes: it comes later than the login.
    <div aria-live="polite">
      {banner.isShown.value ? (
        <aside className={styles.banner} aria-label={footer.appBanner.label}>
          <span className={styles.icon}>
            <CometMark />
          </span>
          <div className={styles.words}>
            <p>{footer.appBanner.text}</p>
            <div className={styles.stores}>
              {stores.map(({ store, href }) => (
                <a key={store} href={href} target="_blank" rel="noopener" onClick={() => banner.click()}>
                  {footer[store]}
                </a>
              ))}
            </div>
          </div>
          <IconButton icon="close" label={footer.appBanner.close} onClick={() => banner.close()} />
        </aside>
      ) : null}
    </div>
  );
}

/** §2.6: the iOS app, also when only its cookie says so, and the native mode. */
function isInApp({ cookies, display, navigation }: AppState): boolean {
  const { isIosApp } = navigation.pageData.peek().visitor;
  return isIosApp || display.isNative.peek() || cookies.get(IOS_APP_COOKIE) === '1';
}
