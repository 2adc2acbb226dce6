import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { isNew } from '../../../shared/domain/games/game-rules.ts';
import type { GameTile as GameTileData, Jackpot } from '../../../shared/domain/games/game.ts';
import { sourceSet } from './source-set.ts';
import styles from './game-tile.module.css';

/** The class of a list whose tiles all have one height, known before they are laid out. */
export const EVEN_TILES = styles.even;

/** Texts that all tiles of a page share. The templates contain `{name}`. */
export interface TileLabels {
  readonly play: string;
  readonly playGame: string;
  readonly new: string;
  readonly favourite: string;
  readonly about: string;
}

interface CoverProps {
  readonly tile: GameTileData;
  readonly labels: TileLabels;
  /** The tile's width on screen, in the syntax of `sizes`. */
  readonly sizes: string;
  /** On the first screen: fetched at once, and before others where it is `high`. */
  readonly priority?: 'high' | 'auto' | undefined;
}

export interface GameTileProps extends CoverProps {
  /** The formatted jackpot, when the row shows it: in the provider's place. */
  readonly jackpot?: string | undefined;
  /** Address of the info icon's link (§2.11); without it there is no icon. */
  readonly about?: string | undefined;
}

/**
 * The tile of a game (§2.11): nothing but the badge lies on the cover's lettering until there is a pointer. A page has hundreds, so it has few attributes and no hooks: one delegated listener handles
 * all tiles (client/app/actions), and `paintFavourites` sets the heart's `aria-pressed` once the favourites are known. What is
 * said with the game's name comes last among the attributes, just before the next place that has it: a lobby is 150 bytes smaller.
 */
export function GameTile({ about, jackpot, ...cover }: GameTileProps) {
  const { tile, labels } = cover;
  const { id, name } = tile;
  const isTall = tile.size === 'tall';
  return (
    <li
      className={isTall ? classNames(styles.tile, styles.tall) : styles.tile}
      data-tall={isTall || undefined}
    >
      <TileCover {...cover}>
        <button
          className={styles.play}
          data-action="play"
          data-game-id={id}
          aria-label={labels.playGame.replace('{name}', () => name)}
        >
          <span className={styles.playLabel}>{labels.play}</span>
        </button>
      </TileCover>
      <TileText tile={tile} labels={labels} jackpot={jackpot}>
        {about === undefined ? null : (
          <a
            className={styles.info}
            data-guest-only=""
            aria-label={labels.about.replace('{name}', () => name)}
            href={about}
          />
        )}
      </TileText>
    </li>
  );
}

/** The picture of a tile with its badge; `children` is what a press on it does. */
export function TileCover({
  tile,
  labels,
  sizes,
  priority,
  children,
}: CoverProps & { readonly children: ReactNode }) {
  const { name, image } = tile;
  const isTall = tile.size === 'tall';
  const sources = image === null || isTall ? undefined : sourceSet(image);
  return (
    <div className={styles.cover}>
      {image === null ? (
        <span className={styles.made} aria-hidden="true">
          {name}
        </span>
      ) : (
        <img
          className={styles.image}
          src={image}
          srcSet={sources}
          // Without `auto`: an image that is removed, or not laid out yet, is then taken for as wide as the window, and its larger
          // file is fetched for nobody, for each image of a page that is left.
          sizes={sources === undefined ? undefined : sizes}
          width={290}
          height={isTall ? 408 : 192}
          alt=""
          loading={priority === undefined ? 'lazy' : undefined}
          fetchPriority={priority}
        />
      )}
      {isNew(tile) ? <span className={styles.badge}>{labels.new}</span> : null}
      {children}
    </div>
  );
}

interface TileTextProps {
  readonly tile: GameTileData;
  readonly labels: TileLabels;
  readonly jackpot?: string | undefined;
  readonly children?: ReactNode;
}

/** What stands under the cover, and the heart, which a pointer finds in the cover's corner. */
export function TileText({ tile, labels, jackpot, children }: TileTextProps) {
  const { id, name, provider } = tile;
  return (
    <div className={styles.text}>
      <span className={styles.name} translate="no" data-game-name="">
        {name}
      </span>
      {jackpot !== undefined && tile.jackpot !== undefined ? (
        <span className={styles.jackpot} data-jackpot={meterOf(tile.jackpot, id)} translate="no">
          {jackpot}
        </span>
      ) : provider === null ? null : (
        <span className={styles.provider}>{provider}</span>
      )}
      <button
        className={styles.heart}
        aria-pressed="false"
        data-action="favourite"
        aria-label={labels.favourite.replace('{name}', () => name)}
      />
      {children}
    </div>
  );
}

/** The value of `data-jackpot`, which the jackpot ticker reads: amount, currency, game id. */
export function meterOf({ amount, currency }: Jackpot, gameId: number): string {
  return `${amount} ${currency} ${gameId}`;
}
