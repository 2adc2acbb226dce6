import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameCollection } from '../../parts/games/game-collection.tsx';

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
    />
  );
}
