import type { Game } from './game.ts';

/** Megaways: the name contains `megaways`, in any case (§5). */
export function isMegaways(game: Game): boolean {
  return /megaways/i.test(game.name);
}

/** The half of the jackpot rule that needs no list: the name contains JPK (§5). */
export function hasJackpotName(game: Game): boolean {
  return game.name.includes('JPK');
}

/** New: what wears the New badge (§2.11), and is in the tab of that name; in any case, as platforms write their tags. */
export function isNew({ tag }: Pick<Game, 'tag'>): boolean {
  return tag?.toLowerCase() === 'new';
}

/** Whether the game can be played without money. */
export function hasDemo(game: Game): boolean {
  return game.playModes.includes('Demo');
}
