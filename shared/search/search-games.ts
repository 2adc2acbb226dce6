import { FUZZY_SCORE_THRESHOLD } from '../config/constants.ts';
import type { Game } from '../domain/games/game.ts';
import { findProviders } from './find-providers.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import type { IndexedGame, SearchIndex } from './search-index.ts';
import { FIELDS } from './search-index.ts';

export interface GameHit {
  readonly game: Game;
  /**
   * From 0, perfect, down to `FUZZY_SCORE_THRESHOLD`: `-round(100000 × fuse score)` (§2.10; docs/requirements.md,
   * Decisions).
   */
  readonly score: number;
}

export interface SearchResult {
  /** The best first, no more than the limit. */
  readonly hits: readonly GameHit[];
  /** How many games there are without the limit. */
  readonly total: number;
  /** Names of the providers that the query names; the best first. */
  readonly providers: readonly string[];
  /** The parsed query, which highlighting needs. */
  readonly query: ReadQuery;
}

interface SearchOptions {
  /** How many hits are given; all when it is left out. */
  readonly limit?: number;
}

/** Fuse's score that equals the threshold of §9. */
const WORST_SCORE = FUZZY_SCORE_THRESHOLD / -100_000;
/** How much worse than the best another match may be and still count: beside good matches, weak ones only distract. */
const SLACK = 0.15;
/** The cost of a word that is found in the provider's name and not in the game's. */
const MAKER_COST = 0.03;
const FIELD_COSTS: readonly number[] = FIELDS.map((field) => (field === 'name' ? 0 : MAKER_COST));
/** The cost of words that are spaced differently: `mega ways`, `goldenscarab`. */
const SPACING_COST = 0.02;
const FEWEST_LETTERS_RESPACED = 3;
/** A word that no game has weighs half as much as the others. */
const UNKNOWN_WORD_SHARE = 0.5;

const PROMOTION = {
  sameName: 0.01,
  beginning: 0.006,
  phrase: 0.004,
  popular: 0.002,
  eachFurtherWord: -0.0004,
};
const MOST_FURTHER_WORDS = 8;

/**
 * The games that match a query (§2.10, §5): fuzzily by name, provider and sub-provider, with its words in any order. A
 * game's score is the mean of its words' Fuse scores (see `Vocabulary`), rare words weighing more than common ones.
 * Among games that match equally well, those whose name begins with the query come first.
 */
export function searchGames(index: SearchIndex, query: string, { limit }: SearchOptions = {}): SearchResult {
  const read = readQuery(query, index.vocabulary);
  if (!index.isSearchable || read.words.length === 0) {
    return { hits: [], total: 0, providers: [], query: read };
  }
  const scores = scoreGames(index, read);
  const found = rank(index, read, scores);
  const hits = found.slice(0, limit).map(({ position, score }) => ({
    game: gameAt(index, position).game,
    // Zero, not JavaScript's minus zero.
    score: 0 - Math.round(100_000 * score),
  }));
  return { hits, total: found.length, providers: findProviders(index, read), query: read };
}

function gameAt(index: SearchIndex, position: number): IndexedGame {
  const game = index.games[position];
  if (game === undefined) throw new RangeError(`No game at ${position} of the search index`);
  return game;
}

/** Fuse's score of every game, by position; 1 for games that match nothing of the query. */
function scoreGames(index: SearchIndex, { words, letters }: ReadQuery): Float64Array {
  const count = index.games.length;
  const sums = new Float64Array(count);
  let weights = 0;
  let unknown = 0;
  const best = new Float64Array(count);
  for (const { matches } of words) {
    if (matches.size === 0) {
      unknown += 1;
      continue;
    }
    best.fill(1);
    const wanted = Math.min(...matches.values()) + SLACK;
    let having = 0;
    for (const [word, score] of matches) {
      for (const at of index.places.get(word) ?? []) {
        const position = Math.floor(at / FIELDS.length);
        const cost = score + (FIELD_COSTS[at % FIELDS.length] ?? 0);
        const before = best[position] ?? 1;
        if (cost >= before) continue;
        if (before > wanted && cost <= wanted) having += 1;
        best[position] = cost;
      }
    }
    const weight = Math.log(1 + count / Math.max(1, having));
    weights += weight;
    for (let position = 0; position < count; position += 1) {
      sums[position] = (sums[position] ?? 0) + weight * (best[position] ?? 1);
    }
  }
  const known = words.length - unknown;
  const ofUnknown = known === 0 ? 1 : (unknown * UNKNOWN_WORD_SHARE * weights) / known;
  const whole = weights + ofUnknown;
  for (let position = 0; position < count; position += 1) {
    sums[position] = ((sums[position] ?? 0) + ofUnknown) / whole;
  }
  const asSpaced = lowest(sums);
  if (asSpaced > SPACING_COST && letters.length >= FEWEST_LETTERS_RESPACED) {
    allowOtherSpacing(index, letters, sums);
  }
  return sums;
}

function lowest(scores: Float64Array): number {
  let best = 1;
  for (const score of scores) best = Math.min(best, score);
  return best;
}

function allowOtherSpacing(index: SearchIndex, letters: string, scores: Float64Array): void {
  const lower = (position: number, score: number) => {
    scores[position] = Math.min(score, scores[position] ?? 1);
  };
  for (const [position, game] of index.games.entries()) {
    if (game.letters.includes(letters)) lower(position, SPACING_COST);
  }
  for (const provider of index.providers) {
    if (!provider.letters.includes(letters)) continue;
    for (const position of provider.positions) lower(position, SPACING_COST + MAKER_COST);
  }
}

interface Ranked {
  readonly position: number;
  readonly score: number;
  readonly rank: number;
}

function rank(index: SearchIndex, read: ReadQuery, scores: Float64Array): readonly Ranked[] {
  const worst = Math.min(WORST_SCORE, lowest(scores) + SLACK);
  const found: Ranked[] = [];
  for (const [position, score] of scores.entries()) {
    if (score <= worst) {
      found.push({ position, score, rank: score - promotion(gameAt(index, position), read) });
    }
  }
  return found.toSorted((left, right) => left.rank - right.rank || left.position - right.position);
}

/** Subtracted from a game's score, so that it comes before similar matches. */
function promotion({ phrase, wordCount, popularity }: IndexedGame, { text, words }: ReadQuery): number {
  const further = Math.min(MOST_FURTHER_WORDS, Math.max(0, wordCount - words.length));
  const order = popularity * PROMOTION.popular + further * PROMOTION.eachFurtherWord;
  if (phrase === ` ${text} `) return order + PROMOTION.sameName;
  if (phrase.startsWith(` ${text}`)) return order + PROMOTION.beginning;
  return phrase.includes(` ${text}`) ? order + PROMOTION.phrase : order;
}
