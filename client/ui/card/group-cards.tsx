import type { ReactNode } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import styles from './group-cards.module.css';

interface ProviderCardProps {
  readonly name: string;
  readonly href: string;
  readonly logo: string | null;
  /** The number of games, as text: "12 games". */
  readonly count: string;
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

interface ThemeCardProps {
  readonly name: string;
  readonly href: string;
  readonly count: string;
  readonly covers: readonly GameTile[];
}

/** A theme, with four of its games' covers. */
export function ThemeCard({ name, href, count, covers }: ThemeCardProps) {
  return (
    <li>
      <a className={styles.theme} href={href}>
        <span className={styles.mosaic}>
          {covers.map(({ id, image }) =>
            image === null ? (
              <span key={id} />
            ) : (
              <img key={id} src={image} width={290} height={192} alt="" loading="lazy" decoding="async" />
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
