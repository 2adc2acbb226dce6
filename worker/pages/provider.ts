import { nameSlug } from '../../shared/domain/name-slug.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AddressLister, Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { listPage } from './parts/list-page.ts';
import { lobbyOf } from './parts/lobby.ts';
import { movedOrMissing } from './parts/moved-or-missing.ts';
import { providerLogo } from './parts/provider-summaries.ts';
import { providersOf } from './parts/published-groups.ts';
import { knownReviews } from './parts/reviews.ts';
import { attempt } from './parts/safely.ts';

const GAMES_PER_PAGE = 48;

/** `/providers/{provider}/` (§2.2): the editors' text and the studio's games; one of them is enough. */
export const load: Loader<'provider'> = async (context) => {
  const { services, messages, settings, address, parameters, visitor } = context;
  const { provider: slug } = parameters;
  const [{ lobby }, { groups, complete, error: listError }, { value: post, error }] = await Promise.all([
    lobbyOf(context),
    providersOf(context),
    attempt(services.content.post('providers', slug, address.locale), services),
  ]);
  // A published provider may stand in the list under a slug of its own; the catalogue's leads here as well.
  const provider =
    groups.find((one) => one.slug === slug) ?? groups.find(({ name }) => nameSlug(name) === slug);
  if (provider === undefined && post === null) {
    // Responds with "not found" only when both sources were read and neither has it.
    const failure = error ?? listError;
    if (failure !== null) throw failure;
    if (!complete && groups.length === 0) throw new Error('The catalogue cannot be had');
    return movedOrMissing(context, 'providers', slug);
  }
  const name = provider?.name ?? post?.title ?? '';
  const page = pageNumber(context.query.page);
  const { items, pagination } = listPage(provider?.games ?? [], page, GAMES_PER_PAGE);
  const reviews = await knownReviews(context, lobby);
  return {
    data: {
      provider: {
        name,
        slug,
        gameCount: provider?.gameCount ?? 0,
        logo: providerLogo(settings.upstreams.platform, lobby.settings.providerSlugs, slug),
      },
      body: post === null ? null : contentBody(post, visitor.country),
      tiles: items.map((game) => toTile(game, reviews.slugById)),
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
    complete: complete && reviews.complete && error === null,
  };
};

/** The providers that `/providers/` lists. */
export const listAddresses: AddressLister = async (context) => {
  const { groups, complete } = await providersOf(context);
  return {
    addresses: groups.map(({ slug }) => ({ path: pathTo('provider', { provider: slug }) })),
    complete,
  };
};
