import { useModel } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useRef, type KeyboardEvent } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { fetchCatalogue } from '../../state/games/fetch-catalogue.ts';
import { SearchCatalogue } from '../../state/search/search-catalogue.ts';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';
import { idlePause } from '../../state/slices/idle-pause.ts';
import { useModalDialog } from '../../ui/dialog/use-modal-dialog.ts';
import { fetchSuggestions } from './fetch-search.ts';
import { growFromOpener } from './grow-from-opener.ts';
import { focusFirst, moveFocus } from './move-focus.ts';
import { SearchBody } from './search-body.tsx';
import { SearchField } from './search-field.tsx';
import { SearchHints } from './search-hints.tsx';
import styles from './search-overlay.module.css';

/**
 * The game search (§2.10, §4 Search overlay). It stays mounted after the first use, so that it opens in one frame the
 * next time.
 * @fetched The search is opened
 */
export default function SearchOverlay() {
  useSignals();
  const app = useApp();
  const { search, games, session, navigation } = app;
  const { gameLists } = useMessages();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const catalogue = useModel(
    () =>
      new SearchCatalogue({
        announced: games.catalogue,
        fetchCatalogue: () => fetchCatalogue(locale),
        fetchSuggestions: () => fetchSuggestions(locale),
        isOpen: search.isOpen,
        device: navigation.pageData.peek().visitor.device,
        slicing: { now: () => performance.now(), pause: idlePause },
      }),
  );
  const modal = useModalDialog({
    isOpen: search.isOpen.value,
    onClose: () => search.close(),
    onOpened(dialog) {
      growFromOpener(dialog);
      field.current?.focus();
    },
  });

  const choose = useCallback(
    (tile: GameTile) => {
      const { id } = tile;
      // Only players have earlier searches; guests get no cookie.
      if (session.isLoggedIn.peek()) search.remember(id);
      search.close();
      games.play(id, tile);
    },
    [games, search, session],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (moveFocus(event.nativeEvent, event.currentTarget)) event.preventDefault();
  };

  return (
    <dialog
      className={styles.overlay}
      aria-label={gameLists.searchPageTitle}
      onKeyDown={onKeyDown}
      {...modal}
    >
      <SearchField
        field={field}
        onEnter={() => modal.ref.current !== null && focusFirst(modal.ref.current)}
      />
      <SearchBody catalogue={catalogue} onChoose={choose} />
      <SearchHints />
    </dialog>
  );
}
