import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useApp, useMessages } from '../../state/app-context.tsx';
import type { ContainedWidget } from '../../state/platform-calls.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { AppBanner } from '../../parts/app-banner/app-banner.tsx';
import type { OverlayProps } from '../components.tsx';
import { openInside } from '../open-inside.ts';
import styles from './widget-container.module.css';

type WidgetState = 'loading' | 'shown' | 'failed';

/**
 * The page's own container for the platform's login and registration, so that the opt-in rule and the app banner can act
 * (docs/contracts/platform-framework.md).
 * @fetched Login or registration is opened: the place where the platform draws them
 */
export default function WidgetContainer({ name, Cover }: OverlayProps & { readonly name: ContainedWidget }) {
  useSignals();
  const { overlays } = useApp();
  const { account } = useMessages();
  const root = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => root.current?.focus(), []);
  const close = () => overlays.close(name);
  const retry = () => {
    // The button that asks for it goes.
    root.current?.focus();
    setAttempt(attempt + 1);
  };
  return (
    <Cover label={account[overlays.drawn.value ?? name]} onClose={close} ref={root}>
      <Widget key={attempt} name={name} onRetry={retry} />
      {name === 'login' ? <AppBanner /> : null}
    </Cover>
  );
}

interface WidgetProps {
  readonly name: ContainedWidget;
  readonly onRetry: () => void;
}

/** One attempt to show the widget. */
function Widget({ name, onRetry }: WidgetProps) {
  const { overlays, platform, session } = useApp();
  const { general } = useMessages();
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>('loading');

  useEffect(() => {
    if (host.current === null) return undefined;
    return openInside({
      host: host.current,
      marks: { widgetHost: name },
      open: (leaf, signal) =>
        platform.renderWidget(name, leaf, () => {
          if (!signal.aborted) overlays.close(name);
        }),
      onSettled: (isOpen) => setState(isOpen ? 'shown' : 'failed'),
    });
  }, [name, overlays, platform]);

  // A platform that did not come in time, and comes after all: it tells of the session then.
  useEffect(() => {
    const { sessionChecked } = session;
    if (state !== 'failed' || sessionChecked.peek()) return undefined;
    return sessionChecked.subscribe((isChecked) => {
      if (isChecked) onRetry();
    });
  }, [state, session, onRetry]);

  return (
    <>
      <div ref={host} className={styles.host} hidden={state === 'failed'} />
      {state === 'loading' ? (
        <div className={styles.notice}>
          <Spinner label={general.loading} />
          <p>{general.platformWaiting}</p>
        </div>
      ) : null}
      {state === 'failed' ? (
        <div className={styles.notice} role="alert">
          <p>{general.platformFailed}</p>
          <Button variant="primary" onClick={onRetry}>
            {general.tryAgain}
          </Button>
        </div>
      ) : null}
    </>
  );
}
