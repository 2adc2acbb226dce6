import '../../styles/cms.css';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameCollection } from '../../parts/games/game-collection.tsx';

/** `/providers/{provider}/`: a provider's games, and the editors' text about it (§2.2). */
export default function ProviderPage({ page }: { readonly page: PageOf<'provider'> }) {
  const { content } = useMessages();
  return (
    <GameCollection
      title={page.provider.name}
      crumbs={[{ text: content.providersTitle, href: pathTo('providers') }]}
      body={page.body}
      tiles={page.tiles}
      pagination={page.pagination}
    />
  );
}
