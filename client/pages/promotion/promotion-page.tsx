import '../../styles/cms.css';
import { OTHER_PROMOTIONS } from '../../../shared/pages/promotion.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import type { PromotionCard } from '../../../shared/domain/content.ts';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { fill } from '../../../shared/i18n/format.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Deferred } from '../../state/hydration/deferred.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { PromotionPlaces } from '../../ui/card/promotion-card.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { useLinkTo, useLocalPath } from '../../parts/links/links.ts';
import rowStyles from '../../parts/games/lobby-row.module.css';
import { useCurrent } from '../../parts/content/use-current.ts';
import { usePromotions } from '../../parts/content/use-player-promotions.ts';
import { TileSection } from '../../parts/games/tile-section.tsx';
import { PromotionList } from '../../parts/content/promotion-list.tsx';
import { Reading } from '../../parts/content/reading.tsx';
import { WelcomeSteps } from '../../parts/content/welcome-steps.tsx';
import stepStyles from '../../parts/content/steps.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './promotion-page.module.css';
import { ClaimCard } from './claim-card.tsx';
import { PromotionTop } from './promotion-top.tsx';

const ENDLESS = { endsAt: null };

/** One promotion (§2.2). Four designs: the standard one, game of the week, Oktoberfest and the welcome package. */
export default function PromotionPage({ page }: { readonly page: PageOf<'promotion'> }) {
  const { design, body, promotion, games, others } = page;
  const isOver = useCurrent([promotion ?? ENDLESS]).length === 0 || page.isOver;
  const { content, general } = useMessages();
  const linkTo = useLinkTo();
  return (
    <>
      <article>
        <div className={styles.crumbs}>
          <Breadcrumb
            label={content.breadcrumb}
            crumbs={[
              { text: general.home, href: linkTo('home') },
              { text: general.promotions, href: linkTo('promotions') },
            ]}
          />
        </div>
        <div className={classNames(stepStyles.inText, isOver && styles.over)}>
          <Reading
            toc={body.toc}
            lead={<PromotionTop page={page} />}
            beside={<ClaimCard page={page} isOver={isOver} />}
            stays
          >
            {design === 'welcome-package' && !isOver ? <WelcomeSteps /> : null}
            <Prose html={body.html} />
          </Reading>
        </div>
      </article>
      {games === null || isOver ? null : <Games row={games} />}
      <Deferred id="other-promotions" value={others} fallback={<OtherPlaces />}>
        {(cards) => <Others cards={cards ?? []} own={promotion?.href ?? null} />}
      </Deferred>
    </>
  );
}

/** The games that the promotion is about. */
function Games({ row }: { readonly row: LobbyRow }) {
  const messages = useMessages();
  const { general } = messages;
  const to = useLocalPath();
  const title = row.title ?? titleOf(messages, row.id);
  const seeAll =
    row.href === null
      ? {}
      : {
          seeAll: {
            href: to(row.href),
            text: general.seeAll,
            label: fill(general.seeAllOf, { name: title }),
          },
        };
  return <TileSection id="games" title={title} tiles={row.tiles} {...seeAll} />;
}

interface OthersProps {
  readonly cards: readonly PromotionCard[];
  /** The path of the promotion that the page is about. */
  readonly own: string | null;
}

/** The section with its heading, so that nothing moves when the cards come. */
function OtherPlaces() {
  const { content, general } = useMessages();
  return (
    <section className={classNames(rowStyles.row, styles.others)}>
      <h2 className={rowStyles.title}>{content.otherPromotions}</h2>
      <PromotionPlaces count={OTHER_PROMOTIONS} label={general.loading} />
    </section>
  );
}

function Others({ cards, own }: OthersProps) {
  const { content } = useMessages();
  const others = usePromotions(cards)
    .cards.filter(({ href }) => href !== own)
    .slice(0, OTHER_PROMOTIONS);
  if (others.length === 0) return null;
  return (
    <section className={classNames(rowStyles.row, styles.others)} aria-labelledby="other-promotions">
      <h2 className={rowStyles.title} id="other-promotions">
        {content.otherPromotions}
      </h2>
      <PromotionList cards={others} isPart />
    </section>
  );
}
