import { runSteps } from '../run-steps.ts';
import { SEARCH_EXCLUDED_GAME_IDS } from '../config/constants.ts';
import type { Game } from '../domain/games/game.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { soundOf } from './sound.ts';
import { splitWords } from './words.ts';

/** The fields in which a word of a game is found, the most important first (§5: name, provider and sub-provider). */
export const FIELDS = ['name', 'subProvider', 'provider'] as const;

/** What search compares of a game. */
export interface IndexedGame {
  readonly game: Game;
  /** The name's words in comparable form, with a space between and around them. */
  readonly phrase: string;
  /** The name's words in comparable form, without spaces. */
  readonly letters: string;
  readonly wordCount: number;
  /** 1 for the most popular game, towards 0 down the list, 0 for a game that is not on it. */
  readonly popularity: number;
}

export interface IndexedProvider {
  readonly name: string;
  readonly words: readonly string[];
  readonly letters: string;
  /** Positions in `games`. */
  readonly positions: readonly number[];
}

/** The lookup tables of search, built once for each catalogue. */
export interface SearchIndex {
  readonly games: readonly IndexedGame[];
  /** §5: results are considered only when more than one game is loaded. */
  readonly isSearchable: boolean;
  readonly vocabulary: Vocabulary;
  /** For each word the games that have it, as `position * FIELDS.length + field`. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly providers: readonly IndexedProvider[];
}

interface IndexOptions {
  /** The most popular first; popular games come first among equal matches. */
  readonly popularIds?: readonly number[];
}

/** Builds the index in one step: for the edge, which does so once for each catalogue. */
export function buildSearchIndex(games: readonly Game[], options: IndexOptions = {}): SearchIndex {
  return runSteps(indexGames(games, options));
}

/**
 * Builds the index game by game, so that a browser can run as many steps as fit between two frames. Games of
 * `SEARCH_EXCLUDED_GAME_IDS` are left out (§5).
 */
export function* indexGames(
  source: readonly Game[],
  { popularIds = [] }: IndexOptions = {},
): Generator<void, SearchIndex, void> {
  const excluded = new Set(SEARCH_EXCLUDED_GAME_IDS);
  const popularity = new Map(popularIds.map((id, rank) => [id, 1 - rank / popularIds.length]));
  const games: IndexedGame[] = [];
  const places = new Map<string, number[]>();
  const providers = new Map<string, IndexedProvider & { readonly positions: number[] }>();
  const wordsOf = new Map<string, readonly string[]>();
  const sounds = new Map<string, string[]>();

  const place = (words: readonly string[], at: number) => {
    for (const word of words) {
      const known = places.get(word);
      if (known !== undefined) known.push(at);
      else {
        places.set(word, [at]);
        addTo(sounds, soundOf(word), word);
      }
    }
  };
  /** Hundreds of games share a provider: its name is split once. */
  const wordsOfMaker = (maker: string): readonly string[] => {
    const known = wordsOf.get(maker);
    if (known !== undefined) return known;
    const words = splitWords(maker).map(({ text }) => text);
    wordsOf.set(maker, words);
    return words;
  };

  for (const game of source) {
    if (excluded.has(game.id)) continue;
    const position = games.length;
    const nameWords = splitWords(game.name).map(({ text }) => text);
    games.push({
      game,
      phrase: ` ${nameWords.join(' ')} `,
      letters: nameWords.join(''),
      wordCount: nameWords.length,
      popularity: popularity.get(game.id) ?? 0,
    });
    for (const [field, key] of FIELDS.entries()) {
      const at = position * FIELDS.length + field;
      const text = game[key];
      if (key === 'name') place(nameWords, at);
      else if (text !== null) {
        const words = wordsOfMaker(text);
        place(words, at);
        const provider = providers.get(text);
        if (provider === undefined) {
          providers.set(text, { name: text, words, letters: words.join(''), positions: [position] });
        } else provider.positions.push(position);
      }
    }
    yield;
  }

  return {
    games,
    isSearchable: source.length > 1,
    vocabulary: createVocabulary([...places.keys()], sounds),
    places,
    providers: [...providers.values()],
  };
}

function addTo(lists: Map<string, string[]>, key: string | null, item: string): void {
  if (key === null) return;
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
