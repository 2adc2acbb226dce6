import { listProviders, type Provider } from '../../shared/domain/games/providers.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AddressLister, Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { listPage } from './parts/list-page.ts';
import { lobbyOf } from './parts/lobby.ts';
import { movedOrMissing } from './parts/moved-or-missing.ts';
import { providerLogo } from './parts/provider-summaries.ts';
import { attempt } from './parts/safely.ts';

const GAMES_PER_PAGE = 48;

/** `/providers/{provider}/` (§2.2): the editors' text and the studio's games; one of them is enough. */
export const load: Loader<'provider'> = async (context) => {
  const { services, messages, settings, address, parameters, visitor } = context;
  const { provider: slug } = parameters;
  const [{ lobby, complete }, { value: post, error }] = await Promise.all([
    lobbyOf(context),
    attempt(services.content.post('providers', slug, address.locale), services),
  ]);
  const all = providersOf(lobby, address.locale);
  const provider = all.find((one) => one.slug === slug);
  if (provider === undefined && post === null) {
    // Responds with "not found" only when both sources were read and neither has it.
    const isUnknown = complete || all.length > 0;
    if (error === null && isUnknown) return movedOrMissing(context, 'providers', slug);
    throw error ?? new Error('The catalogue cannot be had');
  }
  const name = provider?.name ?? post?.title ?? '';
  const games = (provider?.games ?? []).map((game) => toTile(game, lobby.reviewSlugById));
  const page = pageNumber(context.query.page);
  const { items: tiles, pagination } = listPage(games, page, GAMES_PER_PAGE);
  return {
    data: {
      provider: {
        name,
        slug,
        gameCount: provider?.gameCount ?? 0,
        logo: providerLogo(settings.upstreams.platform, lobby.settings.providerSlugs, slug),
      },
      body: post === null ? null : contentBody(post, visitor.country),
      tiles,
      pagination,
    },
    meta: {
      ...(post === null ? { name } : postMeta(post)),
      pageNumber: page,
      trail: [
        { name: messages.general.providers, path: pathTo('providers') },
        { name, path: address.path },
      ],
    },
    // A page without an editors' text is complete; one whose text failed to load is not.
    complete: complete && error === null,
  };
};

/** Every studio of the catalogue. Studios with a text but without a game are not listed. */
export const listAddresses: AddressLister = async (context) => {
  const { lobby, complete } = await lobbyOf(context);
  const providers = providersOf(lobby, context.address.locale);
  return {
    addresses: providers.map(({ slug }) => ({ path: pathTo('provider', { provider: slug }) })),
    complete,
  };
};

function providersOf(lobby: LobbyMemo, locale: Locale): readonly Provider[] {
  return lobby.derive(`provider-list:${locale}`, () =>
    listProviders(lobby.sources.index.games, lobby.settings.providerSlugs, locale),
  );
}
