import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './row-header.module.css';

export interface RowHeaderProps {
  readonly title: string;
  /** Id of the heading, which labels the section. */
  readonly id: string;
  /** The number of games, and what follows it where it is read out: “ games”. */
  readonly count?: { readonly number: string; readonly of: string };
  readonly seeAll?: { readonly href: string; readonly text: string; readonly label: string };
  readonly reel?: { readonly id: string; readonly previous: string; readonly next: string };
}

/** The header of a row: title, count, "See all", and the buttons of its reel. */
export function RowHeader({ title, id, count, seeAll, reel }: RowHeaderProps) {
  return (
    <header className={styles.header}>
      <h2 className={styles.title} id={id}>
        {title}
        {count === undefined ? null : (
          // Read as “New, 83 games”.
          <span className={styles.count}>
            <span className="visually-hidden">, </span>
            <span>{count.number}</span>
            <span className="visually-hidden">{count.of}</span>
          </span>
        )}
      </h2>
      {seeAll === undefined ? null : (
        <a className={styles.all} href={seeAll.href} aria-label={seeAll.label}>
          {seeAll.text}
          <Icon name="arrow-right" size={18} />
        </a>
      )}
      {reel === undefined ? null : (
        <div className={styles.buttons}>
          <IconButton
            icon="chevron-left"
            label={`${reel.previous}: ${title}`}
            aria-controls={reel.id}
            data-action="reel"
            data-direction="previous"
            aria-disabled="true"
          />
          <IconButton
            icon="chevron-right"
            label={`${reel.next}: ${title}`}
            aria-controls={reel.id}
            data-action="reel"
            data-direction="next"
          />
        </div>
      )}
    </header>
  );
}
