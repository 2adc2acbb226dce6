import { useSyncExternalStore } from 'react';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import styles from './footer.module.css';

/** Stops what changes by itself, on every page and until it is pressed again (WCAG 2.2.2). */
export function StillToggle() {
  const { isStill } = useApp().display;
  const { footer } = useMessages();
  const isPressed = useSyncExternalStore(
    (changed) => isStill.subscribe(changed),
    () => isStill.peek(),
    // It may have been pressed before the footer is hydrated, which begins with what the edge has written.
    () => false,
  );
  return (
    <button
      className={styles.setting}
      type="button"
      aria-pressed={isPressed}
      data-needs-script=""
      data-action="still"
    >
      {footer.stopNumbers}
    </button>
  );
}
