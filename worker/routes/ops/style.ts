import type { Context, MiddlewareHandler } from 'hono';
import type { ContentCard } from '../../../shared/domain/content.ts';
import type { Game, GameTile } from '../../../shared/domain/games/game.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import { isLocale, DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../../shared/i18n/locales.ts';
import { keysOf } from '../../../shared/domain/records.ts';
import type { AppEnv } from '../../app-env.ts';
import { NO_HTML } from '../../content/audience.ts';
import { settingsOf } from '../../env.ts';
import { queryOf } from '../../http/request-address.ts';
import { edgeMessages } from '../../messages.ts';
import { builtStyles } from '../../page/assets.ts';
import { renderStylePage } from '../../page/render-document.ts';
import { contentBody, contentCard } from '../../pages/parts/content-body.ts';
import { safely } from '../../pages/parts/safely.ts';
import { ARTICLES_PER_PAGE } from '../../services/hot-set.ts';
import { ApiError } from '../api-error.ts';

/** The sandbox's article that has every block of the editor. */
const EVERY_BLOCK = 'odd-every-block';

/** What is for those who work on the site: an operator's site answers as if it were not there. */
export function sandboxOnly(): MiddlewareHandler<AppEnv> {
  return async function sandboxOnly(c, next) {
    if (settingsOf(c.env).environment !== 'sandbox')
      throw new ApiError(404, 'not-found', 'There is nothing at this address');
    await next();
  };
}

/**
 * GET /ops/style : the tokens and every part of `client/ui` in every state, with the styles that are served; `?lang=es` in
 * Spanish. On the dev server, which has no built styles, it has none.
 */
export async function getStyle(c: Context<AppEnv>): Promise<Response> {
  const asked = queryOf(c.req).get('lang');
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  const html = renderStylePage({
    messages: edgeMessages(locale),
    locale,
    brand: settingsOf(c.env).brandName,
    css: builtStyles(),
    languages: keysOf(LANGUAGES).map((language) => ({ locale: language, href: `?lang=${language}` })),
    ...(await subjectsOf(c, locale)),
  });
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(html);
}

type Subjects = Pick<Parameters<typeof renderStylePage>[0], 'tile' | 'tallTile' | 'card' | 'body'>;

/** A game and texts of the site; without them the parts show what they show where there is no picture. */
async function subjectsOf(c: Context<AppEnv>, locale: Locale): Promise<Subjects> {
  const services = c.get('services');
  const { currency, device, country } = c.get('visitor');
  const [{ lobby }, posts, post] = await Promise.all([
    services.catalogue.lobby({ locale, currency, device }),
    safely(
      services.content.posts({ type: 'magazine', locale, page: 1, perPage: ARTICLES_PER_PAGE }),
      services,
    ),
    safely(services.content.post('magazine', EVERY_BLOCK, locale), services),
  ]);
  const { games } = lobby.sources.index;
  const game = games.find(({ images, jackpot }) => images.webp !== null && jackpot === null);
  const tallGame = games.find(({ size }) => size === 'tall') ?? game;
  const article = posts?.cards.find(({ image }) => image !== null);
  return {
    tile: tileOf(game, 'default'),
    tallTile: tileOf(tallGame, 'tall'),
    card: (article === undefined ? null : contentCard('magazine', article)) ?? NO_CARD,
    body: post === null ? NO_HTML : contentBody(post, country).html,
  };
}

function tileOf(game: Game | undefined, size: Game['size']): GameTile {
  if (game !== undefined) return toTile({ ...game, size, tag: null });
  return { id: 0, name: 'Game', image: null, tag: null, size, provider: null, reviewSlug: null };
}

const NO_CARD: ContentCard = {
  id: '0',
  title: 'Article',
  href: '',
  excerpt: 'Text',
  image: null,
  date: null,
  label: null,
};
