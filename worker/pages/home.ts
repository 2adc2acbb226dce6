import type { Tab } from '../../shared/config/tabs.ts';
import { buildLobbyRows, pathToTab, rowSize } from '../../shared/domain/games/lobby-rows.ts';
import { heroSlides } from '../../shared/domain/hero-slides.ts';
import type { LiveTableList, LobbyRow } from '../../shared/domain/games/lobby.ts';
import type { LobbySizes } from '../../shared/domain/lobby-sizes.ts';
import type { AnyLoaderContext, Loader } from '../page/loader.ts';
import { organisation, website } from '../page/structured-data.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';
import { lobbyOf, rowsOfSizes } from './parts/lobby.ts';
import { areOffersPublic } from './parts/offers.ts';
import { limitedCard, limitedOffers } from './parts/promotion-cards.ts';
import { safely } from './parts/safely.ts';

const HOME_LIVE_TABLES = 8;

/** `/` (§2.2): hero, rows of games, live tables. */
export const load: Loader<'home'> = async (context) => {
  const { address, services, settings, visitor } = context;
  const { lobby, complete } = await lobbyOf(context);
  // Advertisements open this page, and search engines list it.
  const current = areOffersPublic(visitor)
    ? await safely(services.promotions.current(address.locale, visitor), services)
    : { active: [], until: null };
  // Made, and said, once for each state of the lists, in each isolate and for each kind of visitor.
  const onLeftOut = (names: readonly string[]) =>
    services.note(`featured lists without a row, for want of room: ${names.join(', ')}`);
  const rows = rowsOfSizes(lobby, visitor, 'home', (sizes) => buildLobbyRows({ ...lobby, sizes, onLeftOut }));
  const awaitsGames = rows.length === 0;
  return {
    data: {
      hero: heroSlides(
        limitedOffers(current, context).map((one) => limitedCard(one, { visitor, locale: address.locale })),
      ),
      // Without a feed there are placeholders, which the browser fills (§3 Game).
      rows: awaitsGames ? placeholderRows(visitor) : rows,
      awaitsGames,
      // Seats change every second and the page can open without them: they may come after the first byte.
      liveTables: safely(liveTables(context, lobby), services),
    },
    meta: {
      structuredData: [website(settings, address.locale), organisation(settings)],
    },
    complete: complete && current !== null,
    until: current?.until ?? null,
  };
};

async function liveTables({ services }: AnyLoaderContext, lobby: LobbyMemo): Promise<LiveTableList> {
  const all = await services.catalogue.liveTables(lobby);
  return lobby.deriveFrom(all, () => ({
    ...all,
    areAll: false,
    tables: all.tables.slice(0, HOME_LIVE_TABLES),
  }));
}

/** Placeholder rows until the browser has the games; `total` is the most that a row will show. */
function placeholderRows(sizes: LobbySizes): readonly LobbyRow[] {
  const row = (id: string, layout: LobbyRow['layout'], tab?: Tab): LobbyRow => ({
    id,
    titleKey: id,
    title: null,
    layout,
    href: tab === undefined ? null : pathToTab(tab),
    total: rowSize(layout, sizes),
    tiles: [],
  });
  return [
    row('featured', 'grid'),
    row('popular', 'reel'),
    row('new', 'reel', 'new'),
    row('slots', 'reel', 'slots'),
  ];
}
