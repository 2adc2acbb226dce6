import * as v from 'valibot';
import type { StartSettings } from './contract.ts';
import type { Request } from './api/request.ts';

export type FeedGame = { id: number; name: string; provider: string | undefined };

/** The feed as it came, for the page, and the names in it, for the framework's own widgets. */
export type Feed = { raw: unknown; games: Map<number, FeedGame> };

const RETRY_AFTER_MS = [500, 2_000, 6_000];

const feedSchema = v.object({ games: v.object({ instant: v.array(v.unknown()) }) });
const gameSchema = v.object({
  id: v.number(),
  name: v.string(),
  externalGameProvider: v.nullish(v.string()),
});

/** Asks the platform for its games (`gamesListUpdated`, §7.7); tries again a few times, then rejects. */
export async function fetchFeed(request: Request, settings: StartSettings): Promise<Feed> {
  const query = new URLSearchParams(settings);
  const ask = () => request({ path: `/api/games?${query}`, schema: v.unknown() });
  for (const pauseMs of RETRY_AFTER_MS) {
    try {
      return readFeed(await ask());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return readFeed(await ask());
}

function readFeed(raw: unknown): Feed {
  const games = new Map<number, FeedGame>();
  const feed = v.parse(feedSchema, raw);
  for (const record of feed.games.instant) {
    const game = v.safeParse(gameSchema, record);
    if (!game.success) continue;
    const { id, name, externalGameProvider } = game.output;
    games.set(id, { id, name: name.trim(), provider: externalGameProvider ?? undefined });
  }
  return { raw, games };
}
