import '../../styles/cms.css';
import { fill } from '../../../shared/i18n/format.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameCollection } from '../../parts/games/game-collection.tsx';

/** `/themes/{theme}/`: a theme's games, and the editors' text about it (§2.2). */
export default function ThemePage({ page }: { readonly page: PageOf<'theme'> }) {
  const { content } = useMessages();
  return (
    <GameCollection
      title={fill(content.gamesAbout, { name: page.title })}
      crumbs={[{ text: content.themesTitle, href: pathTo('themes') }]}
      body={page.body}
      tiles={page.tiles}
      pagination={page.pagination}
    />
  );
}
