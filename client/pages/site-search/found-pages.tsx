import type { FoundPage } from '../../../shared/pages/site-search.ts';
import { useLocalPath } from '../../parts/links/links.ts';
import styles from './found-pages.module.css';

/** Editors' pages as lines of text: the search results have no pictures. */
export function FoundPages({ cards }: { readonly cards: readonly FoundPage[] }) {
  const to = useLocalPath();
  return (
    <ul className={styles.list}>
      {cards.map(({ id, title, href, excerpt, label, conditions }) => (
        <li key={id} className={styles.item}>
          {label === null ? null : <p className={styles.label}>{label}</p>}
          <h3 className={styles.title}>
            <a className={styles.link} href={to(href)}>
              {title}
            </a>
          </h3>
          {excerpt === '' ? null : <p className={styles.excerpt}>{excerpt}</p>}
          {conditions === null ? null : (
            <p className={styles.conditions} data-terms>
              {conditions.text}{' '}
              {conditions.href === null ? null : <a href={conditions.href}>{conditions.link}</a>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
