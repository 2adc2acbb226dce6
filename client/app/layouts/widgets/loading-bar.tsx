import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './loading-bar.module.css';

const CLASSES = {
  hidden: styles.hidden,
  running: styles.running,
  finished: styles.finished,
  failed: styles.failed,
};

/**
 * The bar at the top of the page while the next page, or what opens over this one, loads (§4): fills over 5 s, then hides;
 * red if the page failed.
 */
export function LoadingBar() {
  useSignals();
  const { general } = useMessages();
  const state = useApp().navigation.loadingBar.value;
  // One string: two would be text nodes, which React goes on writing to when a translator has replaced them.
  const words = { hidden: '', running: general.loading, finished: '', failed: general.pageFailed };
  return (
    <div className={classNames(styles.bar, CLASSES[state])} data-state={state}>
      <span className="visually-hidden" aria-live="polite">
        {words[state]}
      </span>
    </div>
  );
}
