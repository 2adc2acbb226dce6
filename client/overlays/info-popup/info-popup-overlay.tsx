import '../../styles/cms.css';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { resolveInfoPage } from '../../../shared/config/info-page-names.ts';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './info-popup.module.css';
import { PopupContent } from './popup-content.tsx';

/**
 * The info popup (§2.8): help and policies over the current page. Links inside it to info pages are `data-info-page`
 * actions (client/app/actions), which add the page to the popup's history while it is open.
 * @fetched A page of help or terms is opened over the page
 */
export default function InfoPopup() {
  useSignals();
  const { infoPopup } = useApp();
  const { general } = useMessages();
  const { language } = LOCALE_FACTS[useLocale()];
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = infoPopup.shown.value;
  const isLoading = infoPopup.isLoading.value;
  const page = resolveInfoPage(shown?.page ?? infoPopup.currentPage.value ?? '');

  const lastShown = useRef(shown);
  useLayoutEffect(() => {
    const before = lastShown.current;
    lastShown.current = shown;
    if (shown === null || before === null || shown === before) return;
    // A new page is shown from its top. The link that had the focus is gone, so the heading takes it.
    body.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [shown]);

  useEffect(() => {
    const text = body.current;
    text?.addEventListener('click', followAnchor);
    return () => text?.removeEventListener('click', followAnchor);
  }, []);

  return (
    <Dialog
      isOpen={infoPopup.isOpen.value}
      onClose={() => infoPopup.close()}
      title={page?.title[language] ?? general.help}
      closeLabel={general.close}
      headingRef={heading}
      bodyRef={body}
      isBusy={isLoading}
      leading={
        infoPopup.canGoBack.value ? (
          <IconButton
            className={styles.back}
            icon="chevron-left"
            label={general.back}
            onClick={() => infoPopup.back()}
          />
        ) : null
      }
    >
      <div className={styles.page} data-waiting={isLoading || undefined}>
        {shown === null ? null : <PopupContent shown={shown} />}
      </div>
      {isLoading ? (
        <div className={styles.spinner}>
          <Spinner label={general.loading} />
        </div>
      ) : null}
    </Dialog>
  );
}

/** A link to an anchor of the text: the page below may show the same text, and the browser would go to its anchor. */
function followAnchor(this: HTMLElement, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const id = link?.getAttribute('href')?.slice(1) ?? '';
  const anchor = id === '' ? null : this.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (anchor === null) return;
  event.preventDefault();
  anchor.scrollIntoView();
  anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}
