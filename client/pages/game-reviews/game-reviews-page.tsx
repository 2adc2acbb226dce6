import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { DENSE_TILE_SIZES, GameGrid } from '../../ui/game-grid/game-grid.tsx';
import { ReviewTile } from '../../ui/game-tile/review-tile.tsx';
import { GameCollection } from '../../parts/games/game-collection.tsx';
import { useTileWords } from '../../parts/games/tile-words.ts';
import { GRID_PRIORITIES } from '../../parts/games/tiles.tsx';

/** `/casino/games/`: every game that has a review (§2.2). */
export default function GameReviewsPage({ page }: { readonly page: PageOf<'game-reviews'> }) {
  const { content } = useMessages();
  return (
    <GameCollection
      title={content.gameReviewsTitle}
      crumbs={[]}
      text={content.gameReviewsText}
      body={null}
      tiles={page.cards}
      pagination={page.pagination}
      list={<Reviews cards={page.cards} />}
    />
  );
}

function Reviews({ cards }: Pick<PageOf<'game-reviews'>, 'cards'>) {
  const { gameLists } = useMessages();
  const { labels, factsOf } = useTileWords();
  return (
    <GameGrid dense>
      {cards.map((tile, index) => {
        const { about, ...facts } = factsOf(tile);
        return about === undefined ? null : (
          <ReviewTile
            key={tile.id}
            tile={tile}
            labels={labels}
            action={gameLists.readReview}
            about={about}
            sizes={DENSE_TILE_SIZES}
            priority={GRID_PRIORITIES[index]}
            {...facts}
          />
        );
      })}
    </GameGrid>
  );
}
