import { toTile } from '../../shared/domain/games/tile.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AddressLister, Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { listPage } from './parts/list-page.ts';
import { lobbyOf } from './parts/lobby.ts';
import { movedOrUnlisted } from './parts/moved-or-missing.ts';
import { awaitedGroup, isThemeOfGames, themesOf } from './parts/published-groups.ts';
import { knownReviews } from './parts/reviews.ts';
import { indexedAddresses } from './parts/post-addresses.ts';
import { attempt } from './parts/safely.ts';

const GAMES_PER_PAGE = 48;

/** `/themes/{theme}/` (§2.2, §7.3): the editors' text and the theme's games; one of them is enough. */
export const load: Loader<'theme'> = async (context) => {
  const { services, messages, address, parameters, visitor } = context;
  const { theme: slug } = parameters;
  const [{ lobby }, themes, { value: post, error }] = await Promise.all([
    lobbyOf(context),
    themesOf(context),
    attempt(services.content.post('themes', slug, address.locale), services),
  ]);
  const theme = themes.groups.find((one) => one.slug === slug);
  if (theme === undefined && post === null) {
    // Responds with "not found" only when both sources were read and neither has it.
    const failure = error ?? themes.error;
    if (failure !== null) throw failure;
    return movedOrUnlisted(context, { type: 'themes', slug, complete: themes.complete });
  }
  // Its editor's, who writes the page. Where it is linked to, one of the nine has the site's own name, as among the tabs.
  const title = post?.title ?? theme?.name ?? '';
  const page = pageNumber(context.query.page);
  const { items, pagination } = listPage(
    { items: theme?.games ?? [], complete: themes.complete },
    page,
    GAMES_PER_PAGE,
  );
  const [reviews, locales] = await Promise.all([
    knownReviews(context, lobby),
    post === null || isThemeOfGames(slug, lobby) ? LOCALES : services.content.localesOf('themes', slug),
  ]);
  return {
    data: {
      slug,
      title,
      body: post === null ? null : contentBody(post, visitor.country),
      tiles: items.map((game) => toTile(game, reviews.slugById)),
      pagination,
      awaitsGamesOf: awaitedGroup(lobby, { slug, name: theme?.name ?? title }, post),
    },
    meta: {
      ...(post === null ? { name: title } : postMeta(post)),
      locales,
      pageNumber: page,
      trail: [
        { name: messages.general.themes, path: pathTo('themes') },
        { name: title, path: address.path },
      ],
    },
    // A page without an editors' text is complete; one whose text failed to load is not.
    complete: themes.complete && reviews.complete && error === null,
  };
};

/** The themes that `/themes/` lists, without those that editors keep from search engines. */
export const listAddresses: AddressLister = async (context) => {
  const { groups, complete } = await themesOf(context);
  const paths = groups.map(({ slug }) => pathTo('theme', { theme: slug }));
  const listed = await indexedAddresses('themes', paths, context);
  return { ...listed, complete: complete && listed.complete };
};
