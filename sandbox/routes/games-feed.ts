import { LONGEST_FEED, categories, gamesFeed, orderChanges } from '../data/catalogue.ts';
import type { Env } from '../env.ts';
import { isRecord, openJson, originOf } from './answer.ts';

/**
 * What `gamesListUpdated` carries, over HTTP. `?count=5000` gives as many games, for tests of long lists; the usual query
 * (language, currency, platform) changes nothing, as names are the same everywhere.
 */
export function gamesFeedAnswer(request: Request, env: Env): Response {
  const asked = new URL(request.url).searchParams.get('count');
  const count = asked === null ? undefined : Number(asked);
  if (count !== undefined && !(Number.isInteger(count) && count >= 0 && count <= LONGEST_FEED)) {
    return openJson({ error: `count is a whole number from 0 to ${LONGEST_FEED}` }, 400);
  }
  return new Response(feedBody(originOf(request, env), count), {
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    },
  });
}

/** A feed of a length never changes, so its text is made once for each origin it is asked at. */
const feeds = new Map<string, string>();
const FEEDS_KEPT = 8;

function feedBody(origin: string, count: number | undefined): string {
  const key = `${origin} ${count ?? ''}`;
  const known = feeds.get(key);
  if (known !== undefined) return known;
  const text = feedText(origin, count);
  if (feeds.size < FEEDS_KEPT) feeds.set(key, text);
  return text;
}

function feedText(origin: string, count: number | undefined): string {
  const instant = gamesFeed(count === undefined ? {} : { count }).map((game) => withOrigin(game, origin));
  return JSON.stringify({ games: { instant }, categories, orderChanges });
}

/** Covers are named by path in the catalogue; the feed names them by their whole address. */
function withOrigin(game: unknown, origin: string): unknown {
  if (!isRecord(game) || !isRecord(game['images'])) return game;
  const images = Object.entries(game['images']).map(([name, path]) => [
    name,
    typeof path === 'string' && path.startsWith('/') ? `${origin}${path}` : path,
  ]);
  return { ...game, images: Object.fromEntries(images) };
}
