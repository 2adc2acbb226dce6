import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import styles from './footer.module.css';

/** Stops what changes by itself, on every page and until it is pressed again (WCAG 2.2.2). */
export function StillToggle() {
  useSignals();
  const { display } = useApp();
  const { footer } = useMessages();
  const isStill = display.isStill.value;
  return (
    <button
      className={styles.cookies}
      type="button"
      aria-pressed={isStill}
      data-needs-script=""
      onClick={() => display.setStill(!isStill)}
    >
      {footer.stopNumbers}
    </button>
  );
}
