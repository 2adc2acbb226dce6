import '../../styles/cms.css';
import type { PageOf } from '../../../shared/page-data.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameCollection } from '../parts/game-collection.tsx';

/** `/providers/{provider}/`: a studio's games, and what editors wrote about it (§2.2). */
export default function ProviderPage({ page }: { readonly page: PageOf<'provider'> }) {
  const { content } = useMessages();
  return (
    <GameCollection
      title={page.provider.name}
      crumbs={[{ text: content.providersTitle, href: '/providers/' }]}
      body={page.body}
      tiles={page.tiles}
      pagination={page.pagination}
    />
  );
}
