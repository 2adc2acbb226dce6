/** What things are made of, read from `materials.json` and from the coats of motifs. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { hex } from './colour.ts';
import type { Material, Materials } from './solid/light.ts';

const notation = v.record(v.string(), v.string());
const source = v.parse(
  v.object({ kinds: notation, stuff: notation }),
  JSON.parse(readFileSync(new URL('materials.json', import.meta.url), 'utf8')),
);

/** The grains that a surface may have, as they are written. */
const GRAINS = {
  'fur-grained': 'fur',
  'stone-grained': 'stone',
  'wood-grained': 'wood',
  'scale-grained': 'scale',
} as const;

const isGrain = (word: string | undefined): word is keyof typeof GRAINS =>
  word !== undefined && Object.hasOwn(GRAINS, word);

/** Properties written one after the other, as `gloss 0.5 polish 34 wood-grained`, a kind's name standing for its own. */
function properties(words: readonly string[]): Omit<Material, 'colour'> {
  const [first, second, ...rest] = words;
  if (first === undefined) return {};
  const kind = source.kinds[first];
  if (kind !== undefined) return { ...properties(kind.split(' ')), ...properties(words.slice(1)) };
  if (first === 'gem') return { gem: true, ...properties(words.slice(1)) };
  if (isGrain(first)) return { grain: GRAINS[first], ...properties(words.slice(1)) };
  const amount = Number(second);
  if (!['metal', 'gloss', 'polish', 'glow'].includes(first) || !Number.isFinite(amount))
    throw new Error(`Nothing is made of "${words.join(' ')}"`);
  return { [first]: amount, ...properties(rest) };
}

function material(text: string): Material {
  const [colour = '', ...rest] = text.split(' ');
  return { colour: hex(colour), ...properties(rest) };
}

/** Materials by what they are for, each written as `#rrggbb`, then a kind or properties. Throws on anything else. */
export const materials = (written: Readonly<Record<string, string>>): Materials =>
  Object.fromEntries(Object.entries(written).map(([stuff, text]) => [stuff, material(text)]));

/** The stuff that most subjects are made of. A motif adds its own and a coat tints some. */
export const STUFF = materials(source.stuff);
