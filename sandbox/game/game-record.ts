import * as v from 'valibot';
import { hash } from '../data/catalogue-seed.ts';
import { SCENES, type Scene as SceneName } from '../data/games-words.ts';

/** What a game needs to know of itself. `scene` is absent for tables, which are played on the wheel. */
export type GameRecord = { name: string; scene: SceneName | undefined };

const recordSchema = v.object({
  name: v.string(),
  kind: v.optional(v.string()),
  scene: v.optional(v.picklist(SCENES)),
});

const TABLE_NAME = /roulette|blackjack|baccarat|poker|ruleta|dice|craps|sic bo|wheel|live/i;

/**
 * GET /platform/game/{id}. Without an answer the game is played all the same, in a scene of its own id's choosing.
 *
 * @param name what the page calls the game, when it knows
 */
export async function fetchRecord(gameId: number, name: string | null): Promise<GameRecord> {
  try {
    const response = await fetch(`/platform/game/${gameId}`, { signal: AbortSignal.timeout(4_000) });
    const record = v.safeParse(recordSchema, await response.json());
    if (response.ok && record.success) {
      const { scene, kind } = record.output;
      const plays = kind === 'table' || kind === 'live' ? undefined : (scene ?? sceneOf(gameId));
      return { name: record.output.name, scene: plays };
    }
  } catch (error) {
    console.warn(`No record of game ${gameId}; its look is made up.`, error);
  }
  return { name: name ?? '', scene: TABLE_NAME.test(name ?? '') ? undefined : sceneOf(gameId) };
}

function sceneOf(gameId: number): SceneName {
  return SCENES[hash('scene', gameId) % SCENES.length] ?? 'classic';
}

export type GameAddress = { gameId: number; parentOrigin: string | null };

/** Reads `?id=…&parent=…` of the game's own address. Throws a `RangeError` when the id is not a game's. */
export function readAddress(search: string): GameAddress {
  const query = new URLSearchParams(search);
  const gameId = Number(query.get('id'));
  if (!Number.isSafeInteger(gameId) || gameId <= 0)
    throw new RangeError(`Not a game's id: ${query.get('id')}`);
  const parent = query.get('parent');
  return { gameId, parentOrigin: parent !== null && URL.canParse(parent) ? new URL(parent).origin : null };
}
