import { useEffect, useState } from 'react';
import { useApp, useMessages, usePageData } from '../state/app-context.tsx';
import { isContainedWidget } from '../state/platform-calls.ts';
import { widgetHref } from '../parts/links/widget-link.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { Cover } from './cover.tsx';
import styles from './stand-in.module.css';

/** What comes sooner has the loading bar alone before it. */
const SHOWN_AFTER_MS = 1_000;
/** It may still come after that, and is then shown. */
const GIVEN_UP_AFTER_MS = 10_000;

interface StandInProps {
  /** Of the overlay's line. */
  readonly name: string;
  /** As what it stands for: above what is modal the platform could show nothing. */
  readonly isModal: boolean;
  readonly onClose: () => void;
}

/** Stands in for what opens over the page while its code is long in coming (§8): says so, and can be closed. */
export function StandIn({ name, isModal, onClose }: StandInProps) {
  const { timers } = useApp();
  const { general } = useMessages();
  const { shell } = usePageData();
  const [state, setState] = useState<'hidden' | 'waiting' | 'late'>('hidden');
  useEffect(() => timers.after(SHOWN_AFTER_MS, () => setState('waiting')), [timers]);
  useEffect(() => timers.after(GIVEN_UP_AFTER_MS, () => setState('late')), [timers]);
  const words =
    state === 'late' ? (
      <div className={styles.notice} role="alert">
        <p>{general.notLoaded}</p>
        <Button variant="primary" onClick={() => loadAgain(name)}>
          {general.tryAgain}
        </Button>
      </div>
    ) : (
      <div className={styles.notice}>
        <Spinner label={general.loading} />
        <p>{general.loadingPleaseWait}</p>
      </div>
    );
  const title = shell.settings.brandName;
  if (isModal)
    return (
      <Dialog
        isOpen={state !== 'hidden'}
        onClose={onClose}
        title={title}
        closeLabel={general.close}
        width="narrow"
      >
        {words}
      </Dialog>
    );
  return state === 'hidden' ? null : (
    <Cover label={title} onClose={onClose}>
      {words}
    </Cover>
  );
}

/** A browser asks no second time for a module that is still on its way to this document: another document has to. */
function loadAgain(name: string): void {
  if (!isContainedWidget(name)) return location.reload();
  const url = new URL(location.href);
  for (const [key, value] of new URLSearchParams(widgetHref(name))) url.searchParams.set(key, value);
  location.replace(url);
}
