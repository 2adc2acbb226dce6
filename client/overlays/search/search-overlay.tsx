import { useModel, useSignalEffect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { SearchCatalogue } from '../../state/search/search-catalogue.ts';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';
import { fetchCatalogue, fetchSuggestions } from './fetch-search.ts';
import { growFromOpener } from './grow-from-opener.ts';
import { idlePause } from './idle-pause.ts';
import { focusFirst, moveFocus } from './move-focus.ts';
import { SearchBody } from './search-body.tsx';
import { SearchField } from './search-field.tsx';
import { SearchHints } from './search-hints.tsx';
import styles from './search-overlay.module.css';

/**
 * The game search (§2.10, §4 Search overlay). It stays mounted after the first use, so that it opens in one frame the
 * next time.
 */
export function SearchOverlay() {
  useSignals();
  const app = useApp();
  const { search, games, session, navigation } = app;
  const { gameArea } = useMessages();
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const catalogue = useModel(
    () =>
      new SearchCatalogue({
        announced: games.catalogue,
        fetchCatalogue: () => fetchCatalogue(locale),
        fetchSuggestions: () => fetchSuggestions(locale),
        isTyped: () => search.isSearching.peek(),
        slicing: { now: () => performance.now(), pause: idlePause },
      }),
  );
  const isOpen = search.isOpen.value;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) {
      element.showModal();
      growFromOpener(element);
      field.current?.focus();
    } else element.close();
  }, [isOpen]);

  // A navigation to another page (a provider's link, Back) closes the overlay.
  const path = useRef(navigation.pageData.peek().address.path);
  useSignalEffect(() => {
    const reached = navigation.pageData.value.address.path;
    if (reached !== path.current) search.close();
    path.current = reached;
  });

  const choose = useCallback(
    ({ id }: GameTile) => {
      // Only players have earlier searches; guests get no cookie.
      if (session.isLoggedIn.peek()) search.remember(id);
      search.close();
      games.play(id);
    },
    [games, search, session],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      // By default Escape would only clear the search field.
      event.preventDefault();
      search.close();
    } else if (moveFocus(event.nativeEvent, event.currentTarget)) event.preventDefault();
  };

  return (
    <dialog
      className={styles.overlay}
      ref={dialog}
      closedby="any"
      aria-label={gameArea.searchPageTitle}
      onClose={() => search.close()}
      onKeyDown={onKeyDown}
    >
      <SearchField field={field} onEnter={() => dialog.current !== null && focusFirst(dialog.current)} />
      <SearchBody catalogue={catalogue} onChoose={choose} />
      <SearchHints />
    </dialog>
  );
}
