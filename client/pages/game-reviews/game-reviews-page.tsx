import type { PageOf } from '../../../shared/page-data.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameCollection } from '../parts/game-collection.tsx';

/** `/casino/games/`: every game that has a review (§2.2). */
export default function GameReviewsPage({ page }: { readonly page: PageOf<'gameReviews'> }) {
  const { content } = useMessages();
  return (
    <GameCollection
      title={content.gameReviewsTitle}
      crumbs={[]}
      text={content.gameReviewsText}
      body={null}
      tiles={page.cards}
      pagination={page.pagination}
    />
  );
}
