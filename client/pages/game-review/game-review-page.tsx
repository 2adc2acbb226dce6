import '../../styles/cms.css';
import { factNameOf } from '../../../shared/i18n/messages.ts';
import type { GameTile as GameTileData } from '../../../shared/domain/games/game.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Deferred } from '../../state/hydration/deferred.tsx';
import { GameTile } from '../../ui/game-tile/game-tile.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { RowHeader } from '../../ui/row-header/row-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import rowStyles from '../../parts/games/lobby-row.module.css';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { Reading } from '../../parts/content/reading.tsx';
import { useTileWords } from '../../parts/games/tile-words.ts';
import { TileReel } from '../../parts/games/tiles.tsx';
import styles from './game-review-page.module.css';
import { ReviewAction } from './review-action.tsx';

const SIMILAR_REEL_ID = 'reel-similar';

/** `/casino/games/{slug}/`: the game, its facts, the review, and similar games (§2.2). */
export default function GameReviewPage({ page }: { readonly page: PageOf<'game-review'> }) {
  const { body, similar } = page;
  const { content, general } = useMessages();
  return (
    <>
      <article>
        <PageHeader
          title={body.title}
          text={body.excerpt}
          crumbs={[{ text: content.gameReviewsTitle, href: pathTo('game-reviews') }]}
        />
        <Facts page={page} />
        <Reading toc={body.toc}>
          <Prose html={body.html} />
        </Reading>
      </article>
      <Deferred
        id="similar"
        value={similar}
        fallback={<Skeleton kind="tile" count={6} label={general.loading} />}
      >
        {(tiles) => <Similar tiles={tiles} />}
      </Deferred>
    </>
  );
}

function Facts({ page: { game, facts } }: { readonly page: PageOf<'game-review'> }) {
  const messages = useMessages();
  const { labels } = useTileWords();
  if (game === null && facts.length === 0) return null;
  return (
    <div className={styles.top}>
      <Trails />
      {game === null ? null : (
        <ul className={styles.cover}>
          <GameTile
            tile={{ ...game, size: 'default' }}
            labels={labels}
            sizes="(width >= 768px) 520px, 92vw"
            priority
          />
        </ul>
      )}
      <div className={styles.side}>
        <h2>{messages.content.gameFacts}</h2>
        <dl className={styles.facts}>
          {facts.map(({ key, value }) => (
            <div key={key}>
              <dt>{factNameOf(messages, key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {game === null ? null : (
          <div className={styles.action}>
            <ReviewAction game={game} />
          </div>
        )}
      </div>
    </div>
  );
}

function Similar({ tiles }: { readonly tiles: readonly GameTileData[] | null }) {
  const { content, general } = useMessages();
  if (tiles === null || tiles.length === 0) return null;
  return (
    <section className={rowStyles.row} aria-labelledby="similar">
      <RowHeader
        id="similar"
        title={content.similarGames}
        reel={{ id: SIMILAR_REEL_ID, previous: general.scrollBack, next: general.scrollOn }}
      />
      <TileReel id={SIMILAR_REEL_ID} tiles={tiles} />
    </section>
  );
}
