/** How a slot gets its name: a pattern of its scene, and a studio's encore when the name is taken. */
import type { Random } from './catalogue-seed.ts';
import type { GameKind } from './games-named.ts';
import * as v from 'valibot';
import { type Scene, wordsSchema } from './games-words.ts';
import json from './words.json' with { type: 'json' };

const WORDS = v.parse(wordsSchema, json);

/** One slot in eight is a sequel. */
const SEQUEL_SHARE = 0.125;
const LONGEST_NAME = 60;
const TRIES = 4;

function phrase(scene: Scene, random: Random): string {
  const words = WORDS.scenes[scene];
  const text = random
    .pick(words.patterns)
    .replaceAll(/\{([antpx])\}/g, (_, letter: 'a' | 'n' | 'p' | 't' | 'x') => random.pick(words[letter]));
  return tidy(text);
}

/** Mends what a pattern leaves behind: "The The", "Cherrys", "Lynxs", "Wolf & Wolf", a place that opens a name in lower case. */
function tidy(text: string): string {
  const mended = text
    .replaceAll(/\b(\w+) & \1\b/g, 'Double $1')
    .replaceAll(/([^aeiou’ ])ys\b/g, '$1ies')
    .replaceAll(/(ch|x|ss)s\b/g, '$1es')
    .replaceAll(/(Grapes|Wings|Laurel)s\b/g, '$1')
    .replaceAll(/s’s\b/g, 's’')
    .replaceAll(/\b(\w+) \1\b/g, '$1')
    .replaceAll(/\bthe the\b/gi, 'the');
  return mended.charAt(0).toUpperCase() + mended.slice(1);
}

function dress(kind: GameKind, name: string, turn: number): string {
  switch (kind) {
    case 'megaways':
      return turn % 9 === 4 ? `${name} MEGAWAYS` : `${name} Megaways`;
    case 'jackpot-king':
      return turn % 3 === 0 ? `${name} JPK` : `${name} Jackpot King`;
    case 'slingo':
      return turn % 2 === 0 ? `Slingo ${name}` : `${name} Bingo Grid`;
    default:
      return name;
  }
}

/** Gives names that never repeat within one catalogue. The same sequence of calls gives the same names. */
export function createNaming(): (kind: GameKind, scene: Scene, random: Random) => string {
  const taken = new Set<string>();
  const turns = new Map<GameKind, number>();
  return (kind, scene, random) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    for (;;) {
      const sequel = kind === 'slot' && random.next() < SEQUEL_SHARE;
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const plain = phrase(scene, random);
        const name = dress(kind, sequel ? `${plain} ${random.pick(WORDS.encores)}` : plain, turn);
        if (name.length > LONGEST_NAME || taken.has(name)) continue;
        taken.add(name);
        return name;
      }
    }
  };
}
