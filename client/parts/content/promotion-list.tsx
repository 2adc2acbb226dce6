import type { PromotionCard as Card } from '../../../shared/domain/content.ts';
import { useMessages } from '../../state/app-context.tsx';
import { PromotionCard, PromotionGrid } from '../../ui/card/promotion-card.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { useLocalPath } from '../links/links.ts';

interface PromotionListProps {
  readonly cards: readonly Card[];
  readonly withLead?: boolean;
  /** The list has a heading of its own. */
  readonly isPart?: boolean;
}

/** Promotions of editors and of the promotions service, each with its terms (§7.4). */
export function PromotionList({ cards, withLead = false, isPart = false }: PromotionListProps) {
  const to = useLocalPath();
  const { content, gameArea } = useMessages();
  return (
    <PromotionGrid>
      {cards.map((card, index) => (
        <PromotionCard
          key={`${card.source} ${card.id}`}
          title={card.title}
          href={to(card.href)}
          excerpt={card.excerpt}
          image={card.image}
          badge={card.source === 'limited-time' ? content.limitedTime : card.label}
          facts={card.facts}
          labels={{ see: gameArea.seeOffer }}
          lead={withLead && index === 0}
          isPart={isPart}
        >
          {card.terms === null ? null : <OfferTerms terms={card.terms} fullTerms={card.termsHref} />}
        </PromotionCard>
      ))}
    </PromotionGrid>
  );
}
