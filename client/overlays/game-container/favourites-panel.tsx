import { useSignals } from '@preact/signals-react/runtime';
import { resolveGames } from '../../../shared/domain/games/catalogue.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './panels.module.css';

/** Longer than the platform's list of games is waited for before the edge is asked (client/platform/games/stand-in-for-games.ts), and its answer. */
const FAVOURITES_TIMEOUT_MS = 30_000;

interface FavouritesPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The player's favourites beside the game, on narrow screens over it; choosing one closes the current game and opens that one (§4). */
export function FavouritesPanel({ id, onClose }: FavouritesPanelProps) {
  useSignals();
  const { games, favourites } = useApp();
  const { gameRoom, gameSearch, general } = useMessages();
  const catalogue = games.catalogue.value;
  const ids = favourites.ids.value;
  const listed = catalogue === null ? [] : resolveGames(ids, catalogue);
  const openGameId = games.openGameId.value;
  const panel = useRef<HTMLElement>(null);
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setOverdue(true), FAVOURITES_TIMEOUT_MS);
    return () => clearTimeout(waiting);
  }, []);
  const choose = (gameId: number) => {
    games.change(gameId);
    if (panel.current !== null && getComputedStyle(panel.current).position === 'absolute') onClose();
  };
  return (
    <aside className={styles.side} id={id} ref={panel} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{gameRoom.gameFavourites}</h2>
        <IconButton icon="close" label={gameRoom.closeFavourites} onClick={onClose} />
      </header>
      {listed.length === 0 ? (
        <div className={styles.none}>
          {catalogue === null && ids.size > 0 ? (
            <output>{isOverdue ? gameSearch.searchUnavailable : general.loading}</output>
          ) : (
            <>
              <Icon name="heart" size={40} />
              <p>{gameRoom.gameFavouritesEmpty}</p>
            </>
          )}
        </div>
      ) : null}
      <ul className={styles.games}>
        {listed.map(({ id: gameId, name, images }) => (
          <li key={gameId}>
            <button
              className={styles.game}
              type="button"
              aria-current={gameId === openGameId ? 'true' : undefined}
              onClick={() => choose(gameId)}
            >
              {images.default === null ? (
                <span className={styles.thumb} />
              ) : (
                <img
                  className={styles.thumb}
                  src={images.webp ?? images.default}
                  width={96}
                  height={64}
                  alt=""
                  loading="lazy"
                />
              )}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
