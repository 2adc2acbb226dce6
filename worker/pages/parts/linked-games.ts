import { isTab, type Tab } from '../../../shared/config/tabs.ts';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { buildTabRow } from '../../../shared/domain/games/lobby-rows.ts';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { splitLocale } from '../../../shared/routing/locale-path.ts';
import { matchPage } from '../../../shared/routing/match-page.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import { lobbyOf, rowsOfSizes } from './lobby.ts';

const LINKED_PATH = / href="(\/[^"?#]*)/gu;

interface LinkedGames {
  readonly row: LobbyRow | null;
  readonly complete: boolean;
}

/**
 * The games that a text is about: those of the first tab or theme that it links to, as a row of the lobby. WordPress has no
 * field for them, and editors link to them.
 */
export async function linkedGames(context: AnyLoaderContext, html: SafeHtml): Promise<LinkedGames> {
  const tab = linkedTab(html);
  if (tab === undefined) return { row: null, complete: true };
  const { lobby, complete } = await lobbyOf(context);
  const [row] = rowsOfSizes(lobby, context.visitor, `row:${tab}`, (sizes) => [
    buildTabRow(tab, { ...lobby, sizes }),
  ]);
  return { row: row === undefined || row.total === 0 ? null : row, complete };
}

function linkedTab(html: SafeHtml): Tab | undefined {
  for (const [, path = ''] of html.matchAll(LINKED_PATH)) {
    const { parameters = {} } = matchPage(splitLocale(path).path) ?? {};
    // A theme is a tab with a page of its own.
    const tab = parameters['tab'] ?? parameters['theme'] ?? '';
    if (isTab(tab)) return tab;
  }
  return undefined;
}
