import '../../styles/cms.css';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { GameTile as GameTileData } from '../../../shared/domain/games/game.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Deferred } from '../../state/hydration/deferred.tsx';
import { GameTile } from '../../ui/game-tile/game-tile.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { Byline } from '../../parts/content/byline.tsx';
import { Reading } from '../../parts/content/reading.tsx';
import { useTileWords } from '../../parts/games/tile-words.ts';
import { TileSection, TileSectionPlaces } from '../../parts/games/tile-section.tsx';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { GamePanel, hasGamePanel } from './game-panel.tsx';
import styles from './game-review-page.module.css';
import { ReviewAction } from './review-action.tsx';
import { ThemeLinks } from './theme-links.tsx';

/** `/casino/games/{slug}/`: the game, how it pays, the review, and similar games (§2.2). */
export default function GameReviewPage({ page }: { readonly page: PageOf<'game-review'> }) {
  const { body, similar } = page;
  const { content } = useMessages();
  return (
    <>
      <article>
        <PageHeader
          title={body.title}
          text={body.excerpt}
          crumbs={[{ text: content.gameReviewsTitle, href: pathTo('game-reviews') }]}
        >
          <Byline body={body} />
        </PageHeader>
        <Reading
          toc={body.toc}
          lead={<Game page={page} />}
          beside={hasGamePanel(page) ? <GamePanel page={page} /> : null}
        >
          <Prose html={body.html} />
        </Reading>
      </article>
      <Deferred
        id="similar"
        value={similar}
        fallback={<TileSectionPlaces id="similar" title={content.similarGames} />}
      >
        {(tiles) => <Similar tiles={tiles} />}
      </Deferred>
    </>
  );
}

/** The cover, and what can be done with the game. */
function Game({ page: { game, themes } }: { readonly page: PageOf<'game-review'> }) {
  const { labels } = useTileWords();
  if (game === null) return <ThemeLinks themes={themes} />;
  return (
    <div className={styles.game}>
      <Trails />
      <ul className={styles.cover}>
        <GameTile tile={game} labels={labels} sizes="(width >= 600px) 580px, 92vw" priority="high" />
      </ul>
      <div className={styles.actions}>
        <ReviewAction game={game} />
        <ThemeLinks themes={themes} />
      </div>
    </div>
  );
}

function Similar({ tiles }: { readonly tiles: readonly GameTileData[] | null }) {
  const { content } = useMessages();
  if (tiles === null || tiles.length === 0) return null;
  return <TileSection id="similar" title={content.similarGames} tiles={tiles} />;
}
