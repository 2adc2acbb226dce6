import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { AppProvider } from '../../state/app-context.tsx';
import type { AppState } from '../../state/app-state.ts';
import { AfterHydration } from './after-hydration.tsx';
import { Announcer } from './announcer.tsx';
import type { DocumentAssets } from './document-assets.ts';
import { Head } from './head.tsx';
import { MAIN_ID } from '../layouts/main-id.ts';
import { FooterProvider } from '../layouts/footer/footer-slot.tsx';
import { LoadingBar } from '../layouts/widgets/loading-bar.tsx';
import { PreviewBanner } from '../layouts/widgets/preview-banner.tsx';
import { OverlaySlots } from '../overlay-slots.tsx';
import { PAYLOAD_ID } from './page-payload.ts';
import type { Views } from '../views/views.tsx';
import { Stage } from './stage.tsx';

export interface DocumentProps {
  readonly app: AppState;
  readonly views: Views;
  readonly assets: DocumentAssets;
  /** The payload's JSON: made at the edge, read back out of the document in the browser, so that both agree. */
  readonly payload: string;
  /** Of the Content-Security-Policy. Browsers hide it from markup, hence the suppressed warnings below. */
  readonly nonce: string;
  readonly onHydrated?: () => void;
}

/** The whole document; it is hydrated as one: a root element would give other ids than the edge. */
export function Document({ app, views, assets, payload, nonce, onHydrated }: DocumentProps) {
  const { locale } = app.navigation.pageData.peek().address;
  return (
    <AppProvider app={app}>
      <html lang={LOCALE_FACTS[locale].tag} suppressHydrationWarning>
        <Head assets={assets} nonce={nonce} />
        <body>
          <a className="skip-link" href={`#${MAIN_ID}`}>
            {app.messages.general.skipToContent}
          </a>
          <LoadingBar />
          <FooterProvider value={views.footer}>
            <Stage views={views} />
          </FooterProvider>
          <PreviewBanner />
          {/* An element of their own: what comes into the body makes the browser look at every rule that speaks of
              siblings, for all that stands there. */}
          <div>
            <OverlaySlots />
          </div>
          <Announcer />
          <AfterHydration run={onHydrated} />
          <script
            id={PAYLOAD_ID}
            type="application/json"
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: payload }}
          />
          {/* Inline and async: it starts when the shell has been read, late parts or not. With `src`, React
              would lift it into the head, where it could run before there is a body. */}
          <script
            type="module"
            async
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: `import ${JSON.stringify(assets.entry)}` }}
          />
        </body>
      </html>
    </AppProvider>
  );
}
