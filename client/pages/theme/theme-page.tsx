import '../../styles/cms.css';
import { fill } from '../../../shared/i18n/format.ts';
import type { PageOf } from '../../../shared/page-data.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameCollection } from '../parts/game-collection.tsx';

/** `/themes/{theme}/`: a theme's games, and what editors wrote about it (§2.2). */
export default function ThemePage({ page }: { readonly page: PageOf<'theme'> }) {
  const { content } = useMessages();
  return (
    <GameCollection
      title={fill(content.gamesAbout, { name: page.name })}
      crumbs={[{ text: content.themesTitle, href: '/themes/' }]}
      body={page.body}
      tiles={page.tiles}
      pagination={page.pagination}
    />
  );
}
