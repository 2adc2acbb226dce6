import { useSignals } from '@preact/signals-react/runtime';
import { resolveGames } from '../../../shared/domain/games/catalogue.ts';
import type { Game } from '../../../shared/domain/games/game.ts';
import { fill } from '../../../shared/i18n/format.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { sourceSet } from '../../ui/game-tile/source-set.ts';
import styles from './player-welcome.module.css';

/** Games of a shelf: two lines of them beside the offer, or one that scrolls on a phone. */
const SHELF_SIZE = 6;

/** The games that a player played last, and the favourites beside them (§4); the words for guests while there are none. */
export function PlayerShelves() {
  useSignals();
  const { games, recentGames, favourites } = useApp();
  const { gameArea } = useMessages();
  const catalogue = games.catalogue.value;
  const known = (ids: Iterable<number>) => (catalogue === null ? [] : resolveGames(ids, catalogue));
  const recent = known(recentGames.ids.value).slice(0, SHELF_SIZE);
  // A game stands on one of the two: on a phone they are one line.
  const loved = known(favourites.ids.value)
    .filter((game) => !recent.includes(game))
    .slice(0, SHELF_SIZE);
  if (recent.length + loved.length === 0) return <p>{gameArea.introText}</p>;
  return (
    <div className={styles.shelves}>
      <Shelf title={gameArea.continuePlaying} games={recent} />
      <Shelf title={gameArea.favourites} games={loved} />
    </div>
  );
}

function Shelf({ title, games }: { readonly title: string; readonly games: readonly Game[] }) {
  const { gameArea } = useMessages();
  if (games.length === 0) return null;
  return (
    <div className={styles.shelf}>
      <h2>{title}</h2>
      <ul aria-label={title}>
        {games.map(({ id, name, images }) => {
          const image = images.webp ?? images.default;
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={fill(gameArea.playGame, { name })}
                title={name}
                data-action="play"
                data-game-id={id}
              >
                {image === null ? (
                  <span>{name}</span>
                ) : (
                  <img src={image} srcSet={sourceSet(image)} sizes="116px" width={290} height={192} alt="" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
