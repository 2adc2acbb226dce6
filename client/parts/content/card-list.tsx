import { formatDate } from '../../../shared/i18n/format-time.ts';
import type { ContentCard as Card } from '../../../shared/domain/content.ts';
import { useLocale } from '../../state/app-context.tsx';
import { CardGrid, ContentCard } from '../../ui/card/content-card.tsx';
import { useLocalPath } from '../links/links.ts';

interface CardListProps {
  readonly cards: readonly Card[];
  /** The first card is wide. */
  readonly withLead?: boolean;
  /** The list has a heading of its own. */
  readonly isPart?: boolean;
}

/** Cards that lead to editors' content. */
export function CardList({ cards, withLead = false, isPart = false }: CardListProps) {
  const locale = useLocale();
  const to = useLocalPath();
  return (
    <CardGrid>
      {cards.map(({ id, title, href, excerpt, image, date, label }, index) => (
        <ContentCard
          key={`${href} ${id}`}
          title={title}
          href={to(href)}
          excerpt={excerpt}
          image={image}
          label={label}
          date={date === null ? null : formatDate(date, locale)}
          lead={withLead && index === 0}
          isPart={isPart}
        />
      ))}
    </CardGrid>
  );
}
