import { useMessages } from '../../state/app-context.tsx';
import styles from './search-hints.module.css';

/** The keyboard shortcuts of the search. */
export function SearchHints() {
  const { searchKeys } = useMessages().gameSearch;
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
