import { isThemeTab, THEME_TABS } from '../../shared/config/tabs.ts';
import { titleOf } from '../../shared/i18n/messages.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AddressLister, Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { listPage } from './parts/list-page.ts';
import { lobbyOf } from './parts/lobby.ts';
import { movedOrMissing } from './parts/moved-or-missing.ts';
import { attempt } from './parts/safely.ts';

const GAMES_PER_PAGE = 48;

/** `/themes/{theme}/` (§2.2): the editors' text and the theme's games. */
export const load: Loader<'theme'> = async (context) => {
  const { services, messages, address, parameters, visitor } = context;
  const { theme: slug } = parameters;
  const [{ lobby, complete }, { value: post, error }] = await Promise.all([
    lobbyOf(context),
    attempt(services.content.post('themes', slug, address.locale), services),
  ]);
  // Responds with "not found" only when the editors' content was read.
  if (!isThemeTab(slug) && post === null) {
    if (error !== null) throw error;
    return movedOrMissing(context, 'themes', slug);
  }
  const title = isThemeTab(slug) ? titleOf(messages, slug) : (post?.title ?? slug);
  const games = isThemeTab(slug) ? gamesOfTab(slug, lobby.sources) : [];
  const page = pageNumber(context.query.page);
  const { items, pagination } = listPage(games, page, GAMES_PER_PAGE);
  return {
    data: {
      slug,
      title,
      body: post === null ? null : contentBody(post, visitor.country),
      tiles: items.map((game) => toTile(game, lobby.reviewSlugById)),
      pagination,
    },
    meta: {
      ...(post === null ? { name: title } : postMeta(post)),
      pageNumber: page,
      trail: [
        { name: messages.general.themes, path: pathTo('themes') },
        { name: title, path: address.path },
      ],
    },
    // A page without an editors' text is complete; one whose text failed to load is not.
    complete: complete && error === null,
  };
};

export const listAddresses: AddressLister = async () => ({
  addresses: THEME_TABS.map((theme) => ({ path: pathTo('theme', { theme }) })),
  complete: true,
});
