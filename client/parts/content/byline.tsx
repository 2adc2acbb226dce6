import type { ContentBody } from '../../../shared/domain/content.ts';
import { formatDate } from '../../../shared/i18n/format-time.ts';
import { fill } from '../../../shared/i18n/format.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import styles from './byline.module.css';

/** Who wrote a text and when; the day of a revision where it is another (§2.2). */
export function Byline({ body: { publishedAt, modifiedAt, author } }: { readonly body: ContentBody }) {
  const { content } = useMessages();
  const locale = useLocale();
  const isRevised = modifiedAt !== null && modifiedAt.slice(0, 10) !== publishedAt?.slice(0, 10);
  if (publishedAt === null && author === null) return null;
  return (
    <p className={styles.byline}>
      {publishedAt === null ? null : (
        <time dateTime={publishedAt}>
          {fill(content.published, { date: formatDate(publishedAt, locale) })}
        </time>
      )}
      {author === null ? null : <span>{fill(content.by, { author })}</span>}
      {isRevised ? (
        <time dateTime={modifiedAt}>{fill(content.updated, { date: formatDate(modifiedAt, locale) })}</time>
      ) : null}
    </p>
  );
}
