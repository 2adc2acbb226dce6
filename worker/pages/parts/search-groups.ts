import { TABS } from '../../../shared/config/tabs.ts';
import { gamesOfTab } from '../../../shared/domain/games/tab-games.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { comparableName, type SearchGroup } from '../../../shared/search/find-groups.ts';
import { edgeMessages } from '../../messages.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import { lobbyOf } from './lobby.ts';
import { themesOf } from './published-groups.ts';

interface SearchGroups {
  readonly groups: readonly SearchGroup[];
  readonly complete: boolean;
}

/** What search finds besides games and providers: the tabs that have games, and the themes, which stand for tabs of their name. */
export async function searchGroupsOf(context: AnyLoaderContext): Promise<SearchGroups> {
  const [{ lobby }, { groups: themes, complete }] = await Promise.all([lobbyOf(context), themesOf(context)]);
  const isTheme = new Set(themes.map(({ slug }) => slug));
  const tabs = TABS.filter(
    (tab) =>
      !isTheme.has(tab) && lobby.derive(`games:${tab}`, () => gamesOfTab(tab, lobby.sources)).length > 0,
  );
  return {
    groups: [
      ...tabs.map((tab) => groupOf(tab, titleOf(context.messages, tab), pathTo('tab', { tab }))),
      ...themes.map(({ slug, name }) => groupOf(slug, name, pathTo('theme', { theme: slug }))),
    ],
    complete,
  };
}

function groupOf(slug: string, name: string, path: string): SearchGroup {
  const names = [name, ...LOCALES.map((locale) => titleOf(edgeMessages(locale), slug))];
  return { name, path, called: [...new Set(names.map(comparableName))] };
}
