import { formatDate } from '../../../shared/i18n/format.ts';
import type { ContentCard as Card } from '../../../shared/page-data.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { CardGrid, ContentCard } from '../../ui/card/content-card.tsx';
import { useLocalPath } from './local-path.ts';

interface CardListProps {
  readonly cards: readonly Card[];
  /** The first card is wide. */
  readonly withLead?: boolean;
}

/** Cards that lead to editors' content. A page without a title is called so rather than nothing. */
export function CardList({ cards, withLead = false }: CardListProps) {
  const locale = useLocale();
  const to = useLocalPath();
  const { content } = useMessages();
  return (
    <CardGrid>
      {cards.map(({ id, title, href, excerpt, image, date, label }, index) => (
        <ContentCard
          key={`${href} ${id}`}
          title={title === '' ? content.untitled : title}
          href={to(href)}
          excerpt={excerpt}
          image={image}
          label={label}
          date={date === null ? null : formatDate(date, locale)}
          lead={withLead && index === 0}
        />
      ))}
    </CardGrid>
  );
}
