import { Badge } from '../badge/badge.tsx';
import styles from './live-table-card.module.css';

interface LiveTableCardProps {
  readonly gameId: number;
  readonly image: string | null;
  readonly name: string;
  readonly limits: string;
  /** The number of free seats, as text; null where the table has no seats to count. */
  readonly seats: string | null;
  readonly state: string;
  readonly isOpen: boolean;
  readonly playLabel: string;
}

/** A live table: its bet limits, and whether it has free seats. */
export function LiveTableCard({
  gameId,
  image,
  name,
  limits,
  seats,
  state,
  isOpen,
  playLabel,
}: LiveTableCardProps) {
  return (
    <li className={styles.card}>
      {image === null ? (
        <span className={styles.image} />
      ) : (
        <img
          className={styles.image}
          src={image}
          width={290}
          height={192}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.facts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.limits}>{limits}</span>
        <div className={styles.state}>
          <Badge tone={isOpen ? 'mint' : 'plain'} live={isOpen}>
            {state}
          </Badge>
          {seats === null ? null : <Badge>{seats}</Badge>}
        </div>
      </div>
      <button
        className={styles.play}
        type="button"
        aria-label={playLabel}
        data-action="play"
        data-game-id={gameId}
      />
    </li>
  );
}
