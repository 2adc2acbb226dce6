import { classNames } from '../class-names.ts';
import { IconLink } from '../button/button.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    readonly name: string;
    readonly previous: string;
    readonly next: string;
    /** Contains `{page}`. */
    readonly page: string;
  };
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ current, pages, hrefOf, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={labels.name}>
      {current > 1 ? (
        <IconLink icon="chevron-left" label={labels.previous} href={hrefOf(current - 1)} rel="prev" />
      ) : null}
      {pageNumbers(current, pages).map((page, index) =>
        page === null ? (
          <span className={styles.gap} key={index === 1 ? 'before' : 'after'} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            className={classNames(
              styles.page,
              Math.abs(page - current) > 1 && page !== 1 && page !== pages && styles.far,
            )}
            key={page}
            href={hrefOf(page)}
            aria-label={labels.page.replace('{page}', String(page))}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </a>
        ),
      )}
      {current < pages ? (
        <IconLink icon="chevron-right" label={labels.next} href={hrefOf(current + 1)} rel="next" />
      ) : null}
    </nav>
  );
}
