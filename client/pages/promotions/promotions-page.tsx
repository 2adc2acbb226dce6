import '../../styles/cms.css';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { usePromotions } from '../../parts/content/use-player-promotions.ts';
import { PromotionList } from '../../parts/content/promotion-list.tsx';

/** `/promotions/`: the limited-time offers, a player's own, and the editors' in one list (§2.2, §7.4). */
export default function PromotionsPage({ page }: { readonly page: PageOf<'promotions'> }) {
  const { cards, isOwnMissing } = usePromotions(page.cards);
  const { content, gameArea } = useMessages();
  const linkTo = useLinkTo();
  return (
    <>
      <PageHeader
        title={content.promotionsTitle}
        text={isOwnMissing ? content.promotionsOwnMissing : content.promotionsText}
      />
      {cards.length === 0 ? (
        <EmptyState icon="gift" title={content.promotionsEmpty} text={content.promotionsEmptyText}>
          <ButtonLink variant="quiet" href={linkTo('home')}>
            {gameArea.browse}
          </ButtonLink>
        </EmptyState>
      ) : (
        <PromotionList cards={cards} withLead />
      )}
    </>
  );
}
