import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PromotionFacts } from '../../ui/card/promotion-card.tsx';
import { OfferTerms } from '../../parts/content/offer-terms.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PromotionAction } from './promotion-action.tsx';
import styles from './promotion-page.module.css';

/**
 * What a promotion asks for, the way to take part, and its significant terms in full beside that. Where there is room it stays
 * in sight while the text is read.
 */
export function ClaimCard({
  page,
  isOver,
}: {
  readonly page: PageOf<'promotion'>;
  /** Nobody can take part any more. */
  readonly isOver: boolean;
}) {
  const { promotion, game, asksDeposit } = page;
  const { content } = useMessages();
  const linkTo = useLinkTo();
  return (
    <section className={styles.claim} aria-label={content.takePart}>
      {promotion === null ? null : <PromotionFacts facts={promotion.facts} />}
      {isOver ? (
        <>
          <p>{content.offerOver}</p>
          <ButtonLink variant="quiet" href={linkTo('promotions')}>
            {content.currentOffers}
          </ButtonLink>
        </>
      ) : (
        <PromotionAction game={game} asksDeposit={asksDeposit} />
      )}
      {promotion === null || promotion.terms === null ? null : (
        <OfferTerms id="terms" terms={promotion.terms} fullTerms={promotion.termsHref} />
      )}
    </section>
  );
}
