/**
 * What the framework's script (on the page) and a game (in its iframe) say to each other by `postMessage`. Each side
 * checks the other's origin first and then parses; what does not parse is the message of another program and is ignored.
 */
import * as v from 'valibot';
import { answers } from '../session/contract.ts';

/** From the game: it can be played; money moved; the player pressed its Home; the token is no longer good. */
const fromGameSchema = v.variant('type', [
  v.object({ casino: v.literal('game'), type: v.literal('ready') }),
  v.object({ casino: v.literal('game'), type: v.literal('balance'), balance: answers.balance }),
  v.object({ casino: v.literal('game'), type: v.literal('close') }),
  v.object({ casino: v.literal('game'), type: v.literal('lapsed') }),
]);
export type FromGame = v.InferOutput<typeof fromGameSchema>;

/** To the game, when it is ready and whenever it changes. A null token is the demo mode. */
const toGameSchema = v.object({
  casino: v.literal('platform'),
  type: v.literal('session'),
  token: v.nullable(v.string()),
  balance: v.nullable(answers.balance),
  language: v.string(),
  currency: v.string(),
});
export type ToGame = v.InferOutput<typeof toGameSchema>;

export function readFromGame(data: unknown): FromGame | undefined {
  const parsed = v.safeParse(fromGameSchema, data);
  return parsed.success ? parsed.output : undefined;
}

export function readToGame(data: unknown): ToGame | undefined {
  const parsed = v.safeParse(toGameSchema, data);
  return parsed.success ? parsed.output : undefined;
}
