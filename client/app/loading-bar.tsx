import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../state/app-context.tsx';
import styles from './loading-bar.module.css';

/** The bar at the top of the page on route changes (§2.12); its timings are the navigation model's. */
export function LoadingBar() {
  useSignals();
  const state = useApp().navigation.loadingBar.value;
  return <div className={styles.bar} data-state={state} aria-hidden="true" />;
}
