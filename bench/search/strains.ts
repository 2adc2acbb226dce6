import { createRandom, hash } from '../../sandbox/data/catalogue-seed.ts';
import { foldAccents } from '../../shared/domain/name-slug.ts';

/** Changes a name as a typist might, the same in every run; null where the change does not apply to the name. */
export type Strain = (name: string, turn: number) => string | null;

/** Changes a letter inside the name's longest word, which identifies the game best. */
function inLongestWord(change: (word: string, at: number) => string): Strain {
  return (name, turn) => {
    const longest = (name.match(/\p{L}+/gu) ?? []).toSorted((left, right) => right.length - left.length)[0];
    if (longest === undefined || longest.length < 4) return null;
    const at = createRandom(hash(name, turn)).between(1, longest.length - 2);
    return name.replace(longest, change(longest, at));
  };
}

/** Keys beside each other on a QWERTY keyboard. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'ryg', y: 'tuh', u: 'yij', i: 'uok', o: 'ipl', p: 'ol',
  a: 'qsz', s: 'adwx', d: 'sfec', f: 'dgrv', g: 'fhtb', h: 'gjyn', j: 'hkum', k: 'jlio', l: 'kop',
  z: 'asx', x: 'zsdc', c: 'xdfv', v: 'cfgb', b: 'vghn', n: 'bhjm', m: 'njk',
}; // prettier-ignore

/** What is written, and how someone who only heard it writes it; each is tried in turn. */
const SOUNDS: readonly (readonly [written: RegExp, heard: string])[] = [
  [/ph/u, 'f'],
  [/ck/u, 'k'],
  [/qu/u, 'kw'],
  [/x/u, 'ks'],
  [/tion/u, 'shun'],
  [/ght/u, 't'],
  [/^kn/u, 'n'],
  [/^wr/u, 'r'],
  [/ea/u, 'ee'],
  [/ee/u, 'ea'],
  [/oo/u, 'u'],
  [/ou/u, 'u'],
  [/ai/u, 'ay'],
  [/c(?=[aoulrt])/u, 'k'],
  [/c(?=[eiy])/u, 's'],
  [/([a-z])\1/u, '$1'],
  [/y$/u, 'ie'],
  [/ie/u, 'y'],
  [/z/u, 's'],
  [/s$/u, 'z'],
  [/j/u, 'g'],
  [/er$/u, 'a'],
  [/o(?=[rn])/u, 'a'],
  [/i/u, 'e'],
];

type Random = ReturnType<typeof createRandom>;

/** The name as it is typed: words in lower case, without accents and signs. */
const wordsOf = (name: string): string[] =>
  foldAccents(name)
    .toLowerCase()
    .match(/[a-z0-9]+/gu) ?? [];

/** The places of the words that are long enough to be recognised with a mistake. */
const longWords = (words: readonly string[], least: number): number[] =>
  words.flatMap((word, at) => (word.length >= least && /^[a-z]+$/u.test(word) ? [at] : []));

function neighbour(word: string, random: Random): string {
  const at = random.between(0, word.length - 1);
  const keys = NEIGHBOURS[word.charAt(at)] ?? '';
  return word.slice(0, at) + keys.charAt(random.between(0, keys.length - 1)) + word.slice(at + 1);
}

function slip(word: string, random: Random): string {
  const at = random.between(1, word.length - 2);
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + word.charAt(at) + word.slice(at),
    () => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    () => neighbour(word, random),
  ];
  return kinds[random.between(0, kinds.length - 1)]?.() ?? word;
}

function heard(word: string, random: Random, times: number): string {
  const first = random.between(0, SOUNDS.length - 1);
  let text = word;
  let left = times;
  for (let turn = 0; turn < SOUNDS.length && left > 0; turn += 1) {
    const [written, sound] = SOUNDS[(first + turn) % SOUNDS.length] ?? [/$^/u, ''];
    const changed = text.replace(written, sound);
    if (changed !== text) left -= 1;
    text = changed;
  }
  return text;
}

/** Changes some of the words; null when the name has none that are long enough. */
function inWords(
  least: number,
  change: (words: string[], long: readonly number[], random: Random) => boolean,
): Strain {
  return (name, turn) => {
    const words = wordsOf(name);
    const long = longWords(words, least);
    if (long.length === 0) return null;
    return change(words, long, createRandom(hash(name, turn))) ? words.join(' ') : null;
  };
}

const put = (words: string[], at: number, change: (word: string) => string): void => {
  words[at] = change(words[at] ?? '');
};
const pick = (from: readonly number[], random: Random): number =>
  from[random.between(0, from.length - 1)] ?? 0;

/** Mistakes of other hands in a name. */
export const MISTAKES: Readonly<Record<string, Strain>> = {
  'a neighbouring key': inWords(4, (words, long, random) => {
    put(words, pick(long, random), (word) => neighbour(word, random));
    return true;
  }),
  'spelt as it sounds': inWords(4, (words, long, random) => {
    const before = words.join(' ');
    for (const at of long) put(words, at, (word) => heard(word, random, word.length > 6 ? 2 : 1));
    return words.join(' ') !== before;
  }),
  'two slips': inWords(5, (words, long, random) => {
    const once = pick(long, random);
    const rest = long.filter((at) => at !== once);
    put(words, once, (word) => slip(word, random));
    if (rest.length > 0) put(words, pick(rest, random), (word) => slip(word, random));
    else if ((words[once]?.length ?? 0) < 7) return false;
    else put(words, once, (word) => slip(word, random));
    return true;
  }),
  'words run together': inWords(3, (words, _long, random) => {
    if (words.length < 2) return false;
    const at = random.between(0, words.length - 2);
    words.splice(at, 2, `${words[at] ?? ''}${words[at + 1] ?? ''}`);
    return true;
  }),
  'run together, with a slip': inWords(4, (words, long, random) => {
    if (words.length < 2) return false;
    put(words, pick(long, random), (word) => slip(word, random));
    const at = random.between(0, words.length - 2);
    words.splice(at, 2, `${words[at] ?? ''}${words[at + 1] ?? ''}`);
    return true;
  }),
};

export const STRAINS: Readonly<Record<string, Strain>> = {
  'as it is': (name) => name,
  'lower case, no accents': (name) => foldAccents(name).toLowerCase(),
  'three quarters of it': (name) => (name.length < 8 ? null : name.slice(0, Math.ceil(name.length * 0.75))),
  'words backwards': (name) => (name.includes(' ') ? name.split(' ').toReversed().join(' ') : null),
  'no spaces': (name) => (name.includes(' ') ? name.replaceAll(' ', '') : null),
  'a letter missing': inLongestWord((word, at) => word.slice(0, at) + word.slice(at + 1)),
  'a letter doubled': inLongestWord((word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  'a wrong letter': inLongestWord((word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`),
  'two letters swapped': inLongestWord(
    (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ),
};
