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

const START = { top: 0, link: -1 };

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
  /** Of each page of the popup's history, the visible one last: how far it has been read, and which of its links was followed. */
  const places = useRef([START]);
  useLayoutEffect(() => {
    const before = lastShown.current;
    lastShown.current = shown;
    if (shown === null) places.current = [START];
    if (shown === null || before === null || shown === before) return;
    const depth = infoPopup.depth.peek();
    const isBack = depth < places.current.length;
    places.current = Array.from({ length: depth }, (_, index) => places.current[index] ?? START);
    const { top, link } = places.current.at(-1) ?? START;
    // A new page is shown from its top, one that is gone back to where it was left. What had the focus is gone: the link that led
    // away takes it, else the heading.
    body.current?.scrollTo({ top });
    const led = isBack ? linksOf(body.current)[link] : undefined;
    (led ?? heading.current)?.focus({ preventScroll: true });
  }, [infoPopup, shown]);

  useEffect(() => {
    const text = body.current;
    const note = (facts: Partial<typeof START>) => {
      places.current = [...places.current.slice(0, -1), { ...(places.current.at(-1) ?? START), ...facts }];
    };
    const onScroll = () => note({ top: text?.scrollTop ?? 0 });
    const onClick = ({ target }: MouseEvent) =>
      note({ link: linksOf(text).findIndex((link) => target instanceof Node && link.contains(target)) });
    text?.addEventListener('click', followAnchor);
    text?.addEventListener('click', onClick);
    text?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      text?.removeEventListener('click', followAnchor);
      text?.removeEventListener('click', onClick);
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

function linksOf(text: Element | null): readonly HTMLElement[] {
  return [...(text?.querySelectorAll<HTMLElement>('[data-info-page]') ?? [])];
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
