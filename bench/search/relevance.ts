/**
 * How often the right game is among the first three, over the labelled queries: `node bench/search/relevance.ts`.
 * Fails below the goal. A second table searches every name of the catalogue with the same typing errors, so that tuning to
 * the labelled queries alone would be noticed.
 */
import { searchGames } from '../../shared/search/search-games.ts';
import { indexOf, sandboxGames } from './catalogue.ts';
import { LABELLED_QUERIES } from './labelled-queries.ts';
import type { LabelledQuery } from './labelled-query.ts';
import { STRAINS } from './strains.ts';

const GOAL = 0.97;
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

console.log(`\nevery game’s own name, strained: it is among the first ${FIRST}`);
for (const [kind, strain] of Object.entries(STRAINS)) {
  const queries = games.flatMap((game, turn) => {
    const query = strain(game.name, turn);
    return query === null || index.games.every((indexed) => indexed.game !== game) ? [] : [{ query, game }];
  });
  const right = queries.filter(({ query, game }) =>
    searchGames(index, query, { limit: FIRST }).hits.some((hit) => hit.game === game),
  );
  console.log(
    `  ${kind.padEnd(26)}${((100 * right.length) / queries.length).toFixed(1)} % of ${queries.length}`,
  );
}

console.log(`\ngoal: at least ${100 * GOAL} % of the labelled queries: ${rate >= GOAL ? 'met' : 'MISSED'}`);
if (rate < GOAL) process.exitCode = 1;
