import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { PICTURES_WAIT_FOR } from '../../../shared/config/constants.ts';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { AppProvider, useApp, usePageData } from '../../state/app-context.tsx';
import type { AppState } from '../../state/app-state.ts';
import type { DocumentAssets } from './document-assets.ts';
import { Head } from './head.tsx';
import { MAIN_ID } from '../layouts/main-id.ts';
import { FooterProvider } from '../layouts/footer/footer-slot.tsx';
import { LoadingBar } from '../layouts/widgets/loading-bar.tsx';
import { PreviewBanner } from '../layouts/widgets/preview-banner.tsx';
import { GROUND_MARK } from '../overlay-marks.ts';
import { OverlaySlots } from '../overlay-slots.tsx';
import { LayoutErrorBoundary, PageErrorBoundary } from './page-error-boundary.tsx';
import { useDataBlocks, type InnerHtml } from '../../trusted/trusted.ts';
import type { Views } from '../views/views.tsx';

export interface DocumentProps {
  readonly app: AppState;
  readonly views: Views;
  readonly assets: DocumentAssets;
  /** The styles of each file of `assets`: the edge writes them, the browser finds them. */
  readonly stylesOf: (file: string) => InnerHtml;
  /**
   * The payload and the script that starts the browser's entry: the edge writes them, the browser finds them. Called when all
   * before it has been rendered: the payload leaves out what the document shows.
   */
  readonly scripts: () => InnerHtml;
  /** What the edge alone says of the document, on `html`: the inline script takes it away. */
  readonly atFirst?: { readonly [PICTURES_WAIT_FOR]: 'paint' };
  readonly onHydrated?: () => void;
}

/** The whole document. It is hydrated as a whole: with a root element, React's ids would differ from the edge's. */
export function Document({ app, views, assets, stylesOf, scripts, atFirst, onHydrated }: DocumentProps) {
  const { locale } = app.navigation.pageData.peek().address;
  return (
    <AppProvider app={app}>
      <html
        lang={LOCALE_FACTS[locale].tag}
        data-native={app.display.isNative.peek() ? '' : undefined}
        {...atFirst}
        suppressHydrationWarning
      >
        <Head assets={assets} stylesOf={stylesOf} />
        {/* Play can be pressed before React comes, and what it opens sets the body's padding. */}
        <body suppressHydrationWarning>
          <div className="ground" {...GROUND_MARK}>
            <a className="skip-link" href={`#${MAIN_ID}`}>
              {app.messages.general.skipToContent}
            </a>
            <FooterProvider value={views.footer}>
              <LayoutErrorBoundary>
                <Stage views={views} />
              </LayoutErrorBoundary>
            </FooterProvider>
            <PreviewBanner />
          </div>
          {/* In an element of their own: inserting a child into the body makes the browser match every sibling selector
              again, for all children of the body. */}
          <div>
            <OverlaySlots />
          </div>
          {/* Outside of what an overlay makes inert, where nothing would be announced. */}
          <LoadingBar />
          <Announcer />
          <AfterHydration run={onHydrated} />
          <StructuredData />
          <Scripts make={scripts} />
        </body>
      </html>
    </AppProvider>
  );
}

function Scripts({ make }: { readonly make: DocumentProps['scripts'] }) {
  // Not hidden: what stands in the place of the scripts is seen where none run.
  return <div suppressHydrationWarning {...make()} />;
}

/** The layout of §2.5 with the page in it. */
function Stage({ views }: Pick<DocumentProps, 'views'>) {
  const { address, layout, page } = usePageData();
  return views.layout(layout)(
    // Another path mounts a new page; where only the query differs, the page stays mounted and gets the new data.
    <PageErrorBoundary key={address.locale + address.path} views={views}>
      {views.page(page.name)(page)}
    </PageErrorBoundary>,
  );
}

/** Announces the title of the new page to screen readers. */
function Announcer() {
  useSignals();
  return (
    <output className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer>
      {useApp().navigation.announcement.value}
    </output>
  );
}

/** JSON-LD of the page that is shown, for search engines. */
function StructuredData() {
  const { meta } = usePageData();
  return (
    <div
      hidden
      {...useDataBlocks(meta.structuredData.map((json) => ({ type: 'application/ld+json', json })))}
    />
  );
}

/** Calls `run` once the document is hydrated; never at the edge. */
function AfterHydration({ run }: { readonly run: (() => void) | undefined }) {
  useEffect(() => run?.(), [run]);
  return null;
}
