import '../../styles/cms.css';
import type { ContentCard } from '../../../shared/domain/content.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Deferred } from '../../state/hydration/deferred.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { CardPlaces } from '../../ui/card/content-card.tsx';
import { Byline } from '../../parts/content/byline.tsx';
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
          <Byline body={body} />
        </PageHeader>
        {body.image === null ? null : (
          <Picture
            className={styles.picture}
            image={body.image}
            sizes="(width >= 1080px) 1000px, 92vw"
            priority
            ofPage
          />
        )}
        <Reading toc={body.toc}>
          <Prose html={body.html} />
        </Reading>
      </article>
      <Deferred id="related" value={related} fallback={<RelatedPlaces />}>
        {(cards) => <Related cards={cards} />}
      </Deferred>
    </>
  );
}

/** The section with its heading, so that nothing moves when the cards come. */
function RelatedPlaces() {
  const { content, general } = useMessages();
  return (
    <section className={rowStyles.row}>
      <h2 className={rowStyles.title}>{content.relatedArticles}</h2>
      <CardPlaces count={3} label={general.loading} />
    </section>
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
