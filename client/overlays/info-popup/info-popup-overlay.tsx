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
  /** How far each page of the popup's history has been read, the visible one last. */
  const tops = useRef([0]);
  useLayoutEffect(() => {
    const before = lastShown.current;
    lastShown.current = shown;
    if (shown === null) tops.current = [0];
    if (shown === null || before === null || shown === before) return;
    const depth = infoPopup.depth.peek();
    const isBack = depth < tops.current.length;
    tops.current = Array.from({ length: depth }, (_, index) => tops.current[index] ?? 0);
    // A new page is shown from its top, one that is gone back to where it was left. What had the focus is gone: the link that led
    // away takes it, else the heading.
    body.current?.scrollTo({ top: tops.current.at(-1) ?? 0 });
    const link = isBack
      ? body.current?.querySelector<HTMLElement>(`[data-info-page="${CSS.escape(before.page)}"]`)
      : null;
    (link ?? heading.current)?.focus({ preventScroll: true });
  }, [infoPopup, shown]);

  useEffect(() => {
    const text = body.current;
    const onScroll = () => {
      tops.current[tops.current.length - 1] = text?.scrollTop ?? 0;
    };
    text?.addEventListener('click', followAnchor);
    text?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      text?.removeEventListener('click', followAnchor);
      text?.removeEventListener('scroll', onScroll);
    };
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
        infoPopup.depth.value > 1 ? (
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
