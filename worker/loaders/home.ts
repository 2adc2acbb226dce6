import { fill } from '../../shared/i18n/format.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { buildLobbyRows } from '../../shared/domain/games/lobby-rows.ts';
import type { Promotion } from '../../shared/contracts/promotions.ts';
import type { HeroSlide, LiveTable } from '../../shared/page-data.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';
import { organisation, website } from '../seo/structured-data.ts';
import { placeholderRows } from './placeholder-rows.ts';
import type { Loader, LoaderContext } from './loader.ts';
import { viewerOf } from './viewer.ts';
import { safely } from './safely.ts';

const HERO_SLIDES = 4;
const HOME_LIVE_TABLES = 8;

/** `/` (§2.2): hero, rows of games, live tables. */
export const loadHome: Loader = async (context) => {
  const { services, messages, settings } = context;
  const { lobby, complete } = await services.catalogue.lobby(viewerOf(context));
  const current = await safely(services.platform.promotions(context.route.locale, context.visitor), services);
  const rows = lobby.derive('home', () =>
    buildLobbyRows({ sources: lobby.sources, reviewSlugById: lobby.reviewSlugById }),
  );
  return {
    page: {
      kind: 'home',
      hero: (current?.active ?? []).slice(0, HERO_SLIDES).map(heroSlide),
      // Without a feed the places of the games are kept, and the browser fills them (DESIGN.md §7 "3 Game").
      rows: rows.length > 0 ? rows : placeholderRows(),
      // Seats change by the second and the page opens without them: they may come after the first byte.
      liveTables: safely(liveTables(context, lobby), services),
      intro: null,
    },
    meta: {
      title: fill(messages.meta.homeTitle, { brand: settings.brandName }),
      description: fill(messages.meta.homeDescription, { brand: settings.brandName }),
      structuredData: [website(settings, LOCALE_FACTS[context.route.locale].prefix), organisation(settings)],
    },
    complete: complete && current !== null,
    until: current?.until ?? null,
  };
};

async function liveTables({ services }: LoaderContext, lobby: LobbyMemo): Promise<readonly LiveTable[]> {
  return (await services.catalogue.liveTables(lobby)).slice(0, HOME_LIVE_TABLES);
}

function heroSlide({ id, slug, title, teaser, image, terms }: Promotion): HeroSlide {
  return { id, title, text: teaser ?? '', image, href: `/promotions/${slug}/`, terms };
}
