import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { GameTile as GameTileData, Jackpot } from '../../../shared/domain/games/game.ts';
import { sourceSet } from './source-set.ts';
import styles from './game-tile.module.css';

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
  /** First row: fetched at once and before others. */
  readonly priority?: boolean;
  /** The formatted jackpot, when the row shows it. */
  readonly jackpot?: string;
}

export interface GameTileProps extends CoverProps {
  /** Address of the info icon's link (§2.11); without it there is no icon. */
  readonly about?: string | undefined;
}

/**
 * The tile of a game (§2.11). A page has hundreds, so it has few attributes and no hooks: one delegated listener handles
 * all tiles (client/app/actions), and `paintFavourites` sets the heart's `aria-pressed` once the favourites are known.
 */
export function GameTile({ about, ...cover }: GameTileProps) {
  const { tile, labels } = cover;
  const { id, name, provider } = tile;
  const isTall = tile.size === 'tall';
  return (
    <li
      className={isTall ? classNames(styles.tile, styles.tall) : styles.tile}
      data-tall={isTall || undefined}
    >
      <TileCover {...cover}>
        <button
          className={styles.play}
          aria-label={labels.playGame.replace('{name}', () => name)}
          data-action="play"
          data-game-id={id}
        >
          <span className={styles.playLabel}>{labels.play}</span>
        </button>
      </TileCover>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {provider === null ? null : <span className={styles.provider}>{provider}</span>}
        {about === undefined ? null : (
          <a
            className={styles.info}
            href={about}
            aria-label={labels.about.replace('{name}', () => name)}
            data-guest-only=""
          />
        )}
      </div>
    </li>
  );
}

/** The picture of a tile with its badges and the heart; `children` is what a press on it does. */
export function TileCover({
  tile,
  labels,
  sizes,
  priority = false,
  jackpot,
  children,
}: CoverProps & { readonly children: ReactNode }) {
  const { id, name, image } = tile;
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
          // A lazy image is laid out before it is fetched: browsers that support `auto` use its real width.
          sizes={sources === undefined ? undefined : priority ? sizes : `auto, ${sizes}`}
          width={290}
          height={isTall ? 408 : 192}
          alt=""
          data-name={name}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      )}
      {tile.tag === 'new' ? <span className={styles.badge}>{labels.new}</span> : null}
      {jackpot === undefined || tile.jackpot === undefined ? null : (
        <span className={styles.jackpot} data-jackpot={meterOf(tile.jackpot, id)}>
          {jackpot}
        </span>
      )}
      {children}
      <button
        className={styles.heart}
        aria-label={labels.favourite.replace('{name}', () => name)}
        aria-pressed="false"
        data-action="favourite"
        data-game-id={id}
      />
    </div>
  );
}

/** The value of `data-jackpot`, which the jackpot ticker reads: amount, currency, game id. */
function meterOf({ amount, currency }: Jackpot, gameId: number): string {
  return `${amount} ${currency} ${gameId}`;
}
