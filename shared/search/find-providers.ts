import type { QueryWord, ReadQuery } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';

/** Allows one typing error in four characters, or a match that begins a little way into a word. */
const WORST_WORD_SCORE = 0.25;
const MOST_PROVIDERS = 4;
/** The same word, one that begins with it, or a synonym. */
const AS_TYPED_SCORE = 0.01;
/** A single character is too little to name a provider. */
const FEWEST_LETTERS = 2;

/**
 * Providers that the query names: all of what was typed is in the provider's name (`quill`), or all of the name is in
 * what was typed (`moonquay wolf`). The closest match first, then the one with most games. Where some name has a word as it
 * was typed, words that only resemble it name no provider: `pearl` is not Parlour.
 */
export function findProviders({ providers }: SearchIndex, { words, letters }: ReadQuery): readonly string[] {
  if (letters.length < FEWEST_LETTERS) return [];
  return providers
    .map((provider) => {
      const typed = words.map((asked) => nearest(provider.words, (word) => likeness(asked, word)));
      const named = provider.words.map((word) => nearest(words, (asked) => likeness(asked, word)));
      const score = Math.min(
        provider.letters.startsWith(letters) ? 0 : 1,
        Math.max(...typed),
        Math.max(...named),
      );
      return { name: provider.name, score, gameCount: provider.positions.length };
    })
    .filter(({ score }) => score <= WORST_WORD_SCORE)
    .toSorted((left, right) => left.score - right.score || right.gameCount - left.gameCount)
    .slice(0, MOST_PROVIDERS)
    .map(({ name }) => name);
}

/** How close a provider's word is to a typed one; `undefined` for one that only resembles it where others are as typed. */
function likeness({ typed, matches }: QueryWord, word: string): number | undefined {
  const score = matches.get(word);
  if (score === undefined || score <= AS_TYPED_SCORE || word.includes(typed)) return score;
  return Math.min(...matches.values()) <= AS_TYPED_SCORE ? undefined : score;
}

function nearest<Item>(items: readonly Item[], scoreOf: (item: Item) => number | undefined): number {
  return items.reduce((best, item) => Math.min(best, scoreOf(item) ?? 1), 1);
}
