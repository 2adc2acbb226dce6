import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PillLink, PillRow } from '../../ui/pill/pill.tsx';
import { CardList } from '../../parts/content/card-list.tsx';
import { BrowseLink } from '../../parts/links/browse-link.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { PageLinks } from '../../parts/page/page-links.tsx';
import styles from './blog-page.module.css';

/** `/blog/`: the magazine, newest first, by category (§2.2). */
export default function BlogPage({ page }: { readonly page: PageOf<'blog'> }) {
  const { cards, pagination, categories, category } = page;
  const { content } = useMessages();
  const linkTo = useLinkTo();
  return (
    <>
      <PageHeader title={content.blogTitle} text={content.blogText} />
      {categories.length === 0 ? null : (
        <div className={styles.categories}>
          <PillRow label={content.blogTitle}>
            <PillLink href={linkTo('blog')} current={category === null}>
              {content.blogAll}
            </PillLink>
            {categories.map(({ slug, name }) => (
              <PillLink key={slug} href={linkTo('blog', { category: slug })} current={slug === category}>
                {name}
              </PillLink>
            ))}
          </PillRow>
        </div>
      )}
      {cards.length === 0 ? (
        <EmptyState icon="document" title={content.blogEmpty} text={content.blogEmptyText}>
          {category === null ? (
            <BrowseLink />
          ) : (
            <ButtonLink variant="quiet" href={linkTo('blog')}>
              {content.blogAll}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <CardList cards={cards} withLead={pagination.page === 1} />
      )}
      <PageLinks
        pagination={pagination}
        query={category === null ? '' : `category=${encodeURIComponent(category)}`}
      />
    </>
  );
}
