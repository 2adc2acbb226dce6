import '../../styles/cms.css';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameCollection } from '../../parts/games/game-collection.tsx';

/** `/themes/{theme}/`: a theme's games, and the editors' text about it (§2.2). */
export default function ThemePage({ page }: { readonly page: PageOf<'theme'> }) {
  const { content } = useMessages();
  const { awaitsGamesOf } = page;
  return (
    <GameCollection
      title={page.title}
      crumbs={[{ text: content.themesTitle, href: pathTo('themes') }]}
      body={page.body}
      tiles={page.tiles}
      pagination={page.pagination}
      pick={awaitsGamesOf === null ? undefined : (games) => games.ofTheme(awaitsGamesOf)}
    />
  );
}
