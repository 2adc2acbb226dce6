import * as v from 'valibot';
import { entries } from '../../data/catalogue.ts';
import { reviewedGames } from '../schemas.ts';
import ids from './reviewed-games.json' with { type: 'json' };

/** The games the editors have reviewed, by id. The site's list of review addresses (§3) names the same ones. */
const REVIEWED_IDS: ReadonlySet<number> = new Set(v.parse(reviewedGames, ids));

const UNDECOMPOSED: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', å: 'a', ß: 'ss', đ: 'd', ł: 'l' };

const slugById: ReadonlyMap<number, string> = new Map(
  entries.filter(({ id }) => REVIEWED_IDS.has(id)).map(({ id, name }) => [id, slugOf(name)]),
);

/** The slug of a game's review; `null` when nobody has reviewed it. */
export function reviewSlugOf(gameId: number): string | null {
  return slugById.get(gameId) ?? null;
}

/** A post's slug as WordPress makes it of a title: ASCII, `&` in words, no apostrophes. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[øæåßđł]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
