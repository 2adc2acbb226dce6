import { entries } from '../data/catalogue.ts';
import type { GameEntry } from '../data/games.ts';
import type { GameRecordAnswer } from './contract.ts';
import { refuse } from './refusal.ts';

const byId = new Map<number, GameEntry>(entries.map((entry) => [entry.id, entry]));

/** What a game's own page asks of itself: its name, and which scene or table it is to be. Throws 404 `not-found`. */
export function gameRecord(gameId: number): GameRecordAnswer {
  const entry = byId.get(gameId);
  if (entry === undefined) throw refuse(404, 'not-found', 'There is no such game.');
  const { id, name, kind, scene, family } = entry;
  return { id, name, kind, ...(scene !== undefined && { scene }), ...(family !== undefined && { family }) };
}
