import '../../styles/cms.css';
import { fill, formatDate } from '../../../shared/i18n/format.ts';
import type { ContentBody, ContentCard } from '../../../shared/domain/content.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { Deferred } from '../../state/hydration/deferred.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CardList } from '../../parts/content/card-list.tsx';
import rowStyles from '../../parts/games/lobby-row.module.css';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { Reading } from '../../parts/content/reading.tsx';
import styles from './article-page.module.css';

/** `/blog/{slug}/`: one article, beside its table of contents (§2.2, §2.12). */
export default function ArticlePage({ page }: { readonly page: PageOf<'article'> }) {
  const { body, related } = page;
  const { general } = useMessages();
  return (
    <>
      <article>
        <PageHeader title={body.title} crumbs={[{ text: general.blog, href: pathTo('blog') }]}>
          <ArticleMeta body={body} />
        </PageHeader>
        {body.image === null ? null : (
          <Picture
            className={styles.picture}
            image={body.image}
            sizes="(width >= 1240px) 1240px, 92vw"
            priority
          />
        )}
        <Reading toc={body.toc}>
          <Prose html={body.html} />
        </Reading>
      </article>
      <Deferred
        id="related"
        value={related}
        fallback={<Skeleton kind="card" count={3} label={general.loading} />}
      >
        {(cards) => <Related cards={cards} />}
      </Deferred>
    </>
  );
}

function ArticleMeta({ body: { publishedAt, modifiedAt, author } }: { readonly body: ContentBody }) {
  const { content } = useMessages();
  const locale = useLocale();
  const isRevised = modifiedAt !== null && modifiedAt.slice(0, 10) !== publishedAt?.slice(0, 10);
  if (publishedAt === null && author === null) return null;
  return (
    <p className={styles.meta}>
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

function Related({ cards }: { readonly cards: readonly ContentCard[] | null }) {
  const { content } = useMessages();
  if (cards === null || cards.length === 0) return null;
  return (
    <section className={rowStyles.row} aria-labelledby="related">
      <h2 className={rowStyles.title} id="related">
        {content.relatedArticles}
      </h2>
      <CardList cards={cards} isPart />
    </section>
  );
}
