import { useMessages } from '../../state/app-context.tsx';
import styles from './search-hints.module.css';

/** What the keys do, for those who have a keyboard. */
export function SearchHints() {
  const { searchKeys } = useMessages().gameArea;
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {searchKeys.move}
      </span>
      <span>
        <kbd>↵</kbd> {searchKeys.play}
      </span>
      <span>
        <kbd>esc</kbd> {searchKeys.close}
      </span>
    </p>
  );
}
