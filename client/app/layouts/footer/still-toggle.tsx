import { useApp, useMessages } from '../../../state/app-context.tsx';
import { useFromDocument } from '../../../state/hydration/use-from-document.ts';
import styles from './footer.module.css';

/** Stops what changes by itself, on every page and until it is pressed again (WCAG 2.2.2). */
export function StillToggle() {
  const { isStill } = useApp().display;
  const { footer } = useMessages();
  // The edge knows of no choice.
  const isPressed = useFromDocument(isStill, false);
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
