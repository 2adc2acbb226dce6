import type { TocEntry } from '../../../shared/domain/content.ts';
import styles from './toc.module.css';

interface TocProps {
  readonly title: string;
  readonly entries: readonly TocEntry[];
  /** Id of the section that is being read; it is marked. */
  readonly current: string | null;
}

/** A page's table of contents (§2.12). */
export function Toc({ title, entries, current }: TocProps) {
  return (
    <nav className={styles.toc} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {entries.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.deep : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
