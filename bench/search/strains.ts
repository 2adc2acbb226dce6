import { createRandom, hash } from '../../sandbox/data/catalogue-seed.ts';
import { foldAccents } from '../../shared/domain/name-slug.ts';

/** Changes a name as a typist might, the same in every run; null where the change does not apply to the name. */
type Strain = (name: string, turn: number) => string | null;

/** Changes a letter inside the name's longest word, which identifies the game best. */
function inLongestWord(change: (word: string, at: number) => string): Strain {
  return (name, turn) => {
    const longest = (name.match(/\p{L}+/gu) ?? []).toSorted((left, right) => right.length - left.length)[0];
    if (longest === undefined || longest.length < 4) return null;
    const at = createRandom(hash(name, turn)).between(1, longest.length - 2);
    return name.replace(longest, change(longest, at));
  };
}

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
