import { useSignals } from '@preact/signals-react/runtime';
import type { RefObject } from 'react';
import { LONGEST_QUERY } from '../../../shared/config/constants.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Enter: moves the focus to the first result. */
  readonly onEnter: () => void;
}

/** The field with its clear and close buttons (§2.10). */
export function SearchField({ field, onEnter }: SearchFieldProps) {
  useSignals();
  const { search } = useApp();
  const { gameLists, gameSearch } = useMessages();
  const linkTo = useLinkTo();
  const clear = () => {
    search.type('');
    field.current?.focus();
  };
  return (
    <search className={styles.bar}>
      <form
        className={styles.form}
        action={linkTo('game-search')}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <Icon name="search" size={26} />
        <input
          className={styles.field}
          ref={field}
          type="search"
          name="q"
          value={search.query.value}
          onChange={(event) => search.type(event.currentTarget.value)}
          placeholder={gameLists.searchPlaceholder}
          aria-label={gameLists.searchPlaceholder}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className={styles.clear} type="button" hidden={search.query.value === ''} onClick={clear}>
          {gameSearch.clearSearch}
        </button>
      </form>
      <IconButton icon="close" label={gameSearch.closeSearch} onClick={() => search.close()} />
    </search>
  );
}
