import type { ReactNode } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { sourceSet } from '../game-tile/source-set.ts';
import styles from './group-cards.module.css';

interface ProviderCardProps {
  readonly name: string;
  readonly href: string;
  readonly logo: string | null;
  /** The number of games, as text: "12 games"; null where none is known. */
  readonly count: string | null;
}

/** A provider: its logo, or its name in large type when it has none. */
export function ProviderCard({ name, href, logo, count }: ProviderCardProps) {
  return (
    <li>
      <a className={styles.provider} href={href}>
        {logo === null ? (
          <span className={styles.mark}>{name}</span>
        ) : (
          <img
            className={styles.logo}
            src={logo}
            data-name={name}
            width={190}
            height={68}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <span className={styles.line}>
          {logo === null ? null : <span>{name}</span>}
          <span className={styles.count}>{count}</span>
        </span>
      </a>
    </li>
  );
}

export function ProviderGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Widths of a theme's first cover and of the others, for `sizes`. */
const LARGE_COVER = '(width >= 1020px) 24vw, (width >= 680px) 35vw, 70vw';
const SMALL_COVER = '(width >= 1020px) 8vw, (width >= 680px) 12vw, 23vw';

interface ThemeCardProps {
  readonly name: string;
  readonly href: string;
  /** As of a provider. */
  readonly count: string | null;
  readonly covers: readonly GameTile[];
}

/** A theme, with four of its games' covers. */
export function ThemeCard({ name, href, count, covers }: ThemeCardProps) {
  return (
    <li>
      <a className={styles.theme} href={href}>
        <span className={styles.mosaic}>
          {covers.map(({ id, image }, index) =>
            image === null ? (
              <span key={id} />
            ) : (
              <img
                key={id}
                src={image}
                srcSet={sourceSet(image)}
                sizes={index === 0 ? LARGE_COVER : SMALL_COVER}
                width={290}
                height={192}
                alt=""
                loading="lazy"
                decoding="async"
              />
            ),
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.themeName}>{name}</span>
          <span className={styles.count}>{count}</span>
        </span>
      </a>
    </li>
  );
}

export function ThemeGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.themes}>{children}</ul>;
}
