/**
 * How often the right game is among the first three, over the labelled queries: `node bench/search/relevance.ts`.
 * Fails below a goal. A second table searches every name of the catalogue with the same typing errors, so that tuning to
 * the labelled queries alone would be noticed.
 */
import { searchGames } from '../../shared/search/search-games.ts';
import { indexOf, sandboxGames } from './catalogue.ts';
import { LABELLED_QUERIES } from './labelled-queries.ts';
import type { LabelledQuery } from './labelled-query.ts';
import { MISTAKES, STRAINS, type Strain } from './strains.ts';

const GOAL = 0.97;
const MISTAKES_GOAL = 0.985;
const FIRST = 3;
const games = sandboxGames(1200);
const index = indexOf(games);

/**
 * The ids of a label's right games.
 * @throws Error when no game matches the label
 */
function rightIds([query, ...names]: LabelledQuery): ReadonlySet<number> {
  const right = games.filter(({ name }) =>
    names.some((label) => (label.startsWith('~') ? name.includes(label.slice(1)) : name === label)),
  );
  if (right.length === 0)
    throw new Error(`“${query}” is labelled with games that are not there: ${names.join(', ')}`);
  return new Set(right.map(({ id }) => id));
}

function findsGame(label: LabelledQuery): boolean {
  const right = rightIds(label);
  return searchGames(index, label[0], { limit: FIRST }).hits.some(({ game }) => right.has(game.id));
}

/** Whether the provider is the first one found, and the first games are its games. */
function findsProvider([query, name]: LabelledQuery): boolean {
  const { hits, providers } = searchGames(index, query, { limit: FIRST });
  return (
    providers[0] === name &&
    hits.length === FIRST &&
    hits.every(({ game }) => game.provider === name || game.subProvider === name)
  );
}

let asked = 0;
let found = 0;
const misses: string[] = [];
console.log(`${games.length} games\n\nlabelled queries: the right game is among the first ${FIRST}`);
for (const [kind, labels] of Object.entries(LABELLED_QUERIES)) {
  const finds = kind === 'provider' ? findsProvider : findsGame;
  const missed = labels.filter((label) => !finds(label));
  asked += labels.length;
  found += labels.length - missed.length;
  console.log(`  ${kind.padEnd(26)}${String(labels.length - missed.length).padStart(4)} of ${labels.length}`);
  for (const [query, ...names] of missed) {
    const { hits } = searchGames(index, query, { limit: FIRST });
    const shown = hits.map(({ game, score }) => `${game.name} (${score})`).join(', ');
    misses.push(`  “${query}” wants ${names.join(' or ')}; shows ${shown === '' ? 'nothing' : shown}`);
  }
}
const rate = found / asked;
console.log(`  ${'all'.padEnd(26)}${String(found).padStart(4)} of ${asked}: ${(100 * rate).toFixed(1)} %`);
console.log(misses.length === 0 ? '\nno misses' : `\nmisses\n${misses.join('\n')}`);

/** Searches every name with each change, prints each change's share, and gives the share of all. */
function searchStrained(strains: Readonly<Record<string, Strain>>): number {
  let all = 0;
  let allRight = 0;
  for (const [kind, strain] of Object.entries(strains)) {
    const queries = index.games.flatMap(({ game }, turn) => {
      const query = strain(game.name, turn);
      return query === null ? [] : [{ query, game }];
    });
    const right = queries.filter(({ query, game }) =>
      searchGames(index, query, { limit: FIRST }).hits.some((hit) => hit.game === game),
    );
    all += queries.length;
    allRight += right.length;
    console.log(
      `  ${kind.padEnd(26)}${((100 * right.length) / queries.length).toFixed(1)} % of ${queries.length}`,
    );
  }
  return allRight / all;
}

console.log(`\nevery game’s own name, strained: it is among the first ${FIRST}`);
searchStrained(STRAINS);
console.log(`\nevery game’s own name with mistakes of other hands: it is among the first ${FIRST}`);
const withMistakes = searchStrained(MISTAKES);
console.log(`  ${'all'.padEnd(26)}${(100 * withMistakes).toFixed(1)} %`);

console.log(`\ngoal: at least ${100 * GOAL} % of the labelled queries: ${rate >= GOAL ? 'met' : 'MISSED'}`);
console.log(
  `goal: at least ${100 * MISTAKES_GOAL} % with mistakes of other hands: ${withMistakes >= MISTAKES_GOAL ? 'met' : 'MISSED'}`,
);
if (rate < GOAL || withMistakes < MISTAKES_GOAL) process.exitCode = 1;
