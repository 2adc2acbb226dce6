import type { Context } from 'hono';
import type { CustomLists } from '../../../shared/domain/games/catalogue.ts';
import { slugsApart } from '../../../shared/domain/games/providers.ts';
import type { AppEnv } from '../../app-env.ts';
import { sendJson } from '../../page/long-body.ts';
import type { KeptAnswers } from '../../page/kept-answers.ts';
import { knownLobby } from '../../pages/parts/lobby.ts';
import { limitedCard, limitedOffers } from '../../pages/parts/promotion-cards.ts';
import { CLOCK } from '../../timing/clock.ts';
import { notHad } from '../api-error.ts';
import { cachingFor } from './caching-for.ts';
import { localeParameter } from './parameters.ts';

const MINUTE_S = 60;

/** What a call gives, and for how many seconds a browser may keep it: a minute, unless it says otherwise. */
interface Answer {
  readonly body: object;
  readonly keptS?: number;
}

/** GET /api/payment-methods : the table of §2.8 for the visitor's country. */
export async function getPaymentMethods(c: Context<AppEnv>): Promise<Response> {
  const locale = localeParameter(c);
  return respond(c, async () => ({
    body: await c.get('services').platform.paymentMethods(locale, c.get('visitor')),
  }));
}

/** GET /api/footer : icons and copyright (§3 Footer state). */
export async function getFooter(c: Context<AppEnv>): Promise<Response> {
  const locale = localeParameter(c);
  return respond(c, async () => {
    const { footer, complete } = await c.get('services').shell.footer(locale, c.get('visitor'));
    return { body: footer, keptS: complete ? MINUTE_S : 0 };
  });
}

/** GET /api/geo : the visitor's place as the edge determined it (§3 Geo data). */
export async function getGeo(c: Context<AppEnv>): Promise<Response> {
  const { device } = c.get('visitor');
  return respond(c, async () => ({ body: { ...c.get('geo'), device }, keptS: 0 }));
}

/** GET /api/games : the parsed catalogue, for search and for browsing without the platform's own list. */
export function getGames(answers: KeptAnswers): (c: Context<AppEnv>) => Promise<Response> {
  let lists = 0;
  return async function getGames(c) {
    const locale = localeParameter(c);
    const { lobby } = await orNotHad(c, () =>
      knownLobby({ address: { locale }, visitor: c.get('visitor'), services: c.get('services') }),
    );
    const name = lobby.derive('games:name', () => `games:${(lists += 1)}`);
    const text = (): string => {
      const { games, categories } = lobby.sources.index;
      return JSON.stringify({ games, categories, defaultCategory: 0 });
    };
    const list = answers.find(name) ?? (await answers.keep(c, name, text()));
    return list.send(c, { ...cachingFor(c, MINUTE_S), 'Content-Type': 'application/json' });
  };
}

/**
 * GET /api/promotions : limited-time promotions for players who are logged in (§7.4), as cards. Which player asks makes
 * no difference, so it reads no cookie; the texts are for the visitor's country. Kept no longer than the list is right.
 */
export async function getPlayerPromotions(c: Context<AppEnv>): Promise<Response> {
  const locale = localeParameter(c);
  const visitor = c.get('visitor');
  return respond(c, async () => {
    const services = c.get('services');
    const current = await services.promotions.current(locale, visitor, 'player');
    const shown = limitedOffers(current, { visitor, services, now: c.get('record').startedAt });
    const offers = shown.map((one) => limitedCard(one, { visitor, locale }));
    const rightForS = Math.floor(((current.until ?? Infinity) - CLOCK.now()) / 1000);
    return { body: { offers }, keptS: Math.min(MINUTE_S, rightForS) };
  });
}

/**
 * GET /api/categories : custom categories and featured lists (§7.2), empty maps when they cannot be loaded (§8); and what the
 * operator's document says of lists and slugs.
 */
export async function getCategories(c: Context<AppEnv>): Promise<Response> {
  const locale = localeParameter(c);
  return respond(c, async () => {
    const { currency, device } = c.get('visitor');
    const { lobby, complete } = await c.get('services').catalogue.lobby({ locale, currency, device });
    const { custom, featured, curated } = lobby.sources;
    const body: CustomLists = {
      customCategories: custom,
      customFeatured: featured,
      curated,
      providerSlugs: slugsApart(lobby.settings.providerSlugs),
      reviewSlugs: Object.fromEntries(lobby.reviewSlugById),
    };
    return { body, keptS: complete ? MINUTE_S : 0 };
  });
}

/**
 * A JSON response.
 * @throws (rejects) ApiError, a plain 502 or 503, when `load` does; why is in the log
 */
export async function respond(c: Context<AppEnv>, load: () => Promise<Answer>): Promise<Response> {
  const { body, keptS = MINUTE_S } = await orNotHad(c, load);
  return sendJson(c, body, cachingFor(c, keptS));
}

async function orNotHad<Loaded>(c: Context<AppEnv>, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    c.get('record').addError(error);
    throw notHad(c, error, 'That cannot be had just now');
  }
}
