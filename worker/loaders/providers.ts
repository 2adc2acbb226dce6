import { fill } from '../../shared/i18n/format.ts';
import { listProviders } from '../../shared/domain/games/providers.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { breadcrumbs } from '../seo/structured-data.ts';
import { summaries } from './all-games.ts';
import { contentBody, postMeta } from './content-body.ts';
import { knownLobby } from './known-lobby.ts';
import type { Loader } from './loader.ts';
import { movedOrMissing } from './moved-or-missing.ts';
import { pageNumber } from './page-parameters.ts';
import { providerLogo } from './provider-logo.ts';
import { attempt } from './safely.ts';
import { slicePage } from './slice-page.ts';
import { viewerOf } from './viewer.ts';

const GAMES_PER_PAGE = 48;

/** `/providers/` (§2.2, §3): the studios, the busiest first. */
export const loadProviders: Loader = async (context) => {
  const { messages, settings, route } = context;
  const { lobby, complete } = await knownLobby(context);
  const title = messages.general.providers;
  return {
    page: {
      kind: 'providers',
      providers: lobby.derive(`providers::${route.locale}`, () =>
        summaries(lobby, lobby.sources.index.games, route.locale, settings.platformOrigin),
      ),
    },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.providersDescription, { brand: settings.brandName }),
      structuredData: [breadcrumbs(settings, route.locale, [{ name: title, path: '/providers/' }])],
    },
    complete,
  };
};

/** `/providers/{provider}/` (§2.2): the editors' text and the studio's games; either is enough for a page. */
export const loadProvider: Loader = async (context) => {
  const { services, messages, settings, route, visitor } = context;
  const slug = route.params['provider'] ?? '';
  const [{ lobby, complete }, { value: post, error }] = await Promise.all([
    services.catalogue.lobby(viewerOf(context)),
    attempt(services.content.post('providers', slug, route.locale), services),
  ]);
  const all = lobby.derive(`provider-list:${route.locale}`, () =>
    listProviders(lobby.sources.index.games, lobby.settings.providerSlugs, route.locale),
  );
  const provider = all.find((one) => one.slug === slug);
  if (provider === undefined && post === null) {
    // Not found is said only when both were asked and neither knows it.
    const isUnknown = complete || all.length > 0;
    if (error === null && isUnknown)
      return movedOrMissing(context, { type: 'providers', slug, base: '/providers/' });
    throw error ?? new Error('The catalogue cannot be had');
  }
  const name = provider?.name ?? post?.title ?? '';
  const tiles = (provider?.games ?? []).map((game) => toTile(game, lobby.reviewSlugById));
  const page = pageNumber(context.query('page'));
  const { items, pagination } = slicePage(tiles, page, GAMES_PER_PAGE);
  const crumbs = [
    { name: messages.general.providers, path: '/providers/' },
    { name, path: route.path },
  ];
  return {
    page: {
      kind: 'provider',
      provider: {
        name,
        slug,
        gameCount: provider?.gameCount ?? 0,
        logo: providerLogo(settings.platformOrigin, lobby.settings.providerSlugs, slug),
      },
      body: post === null ? null : contentBody(post, visitor.country),
      tiles: items,
      pagination,
    },
    meta: {
      ...(post === null
        ? {
            title: `${name} | ${settings.brandName}`,
            description: fill(messages.meta.tabDescription, { name, brand: settings.brandName }),
          }
        : postMeta(post, settings.brandName)),
      canonicalQuery: page > 1 ? `?page=${page}` : '',
      structuredData: [breadcrumbs(settings, route.locale, crumbs)],
    },
    // Editors may have written nothing: that page is whole. One whose text could not be had is not.
    complete: complete && error === null,
  };
};
