import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import {
  categories,
  categoryService,
  featuredLists,
  gamesFeed,
  orderChanges,
} from '../sandbox/data/catalogue.ts';
import { numberOf, readCommandLine } from '../scripts/command-line.ts';
import { nameCollator } from '../shared/domain/games/a-to-z.ts';
import { indexCatalogue } from '../shared/domain/games/catalogue.ts';
import { parseCategories, parseFeatured } from '../shared/contracts/category-service.ts';
import { parseGamesFeed } from '../shared/contracts/platform/games-feed.ts';
import { buildLobbyRows } from '../shared/domain/games/lobby-rows.ts';
import { listProviders } from '../shared/domain/games/providers.ts';
import { SHIPPED_SETTINGS } from '../shared/domain/games/shipped-settings.ts';
import { quantile } from './quantile.ts';
import { DEFAULT_SIZES } from '../shared/domain/lobby-sizes.ts';
import type { LobbySources } from '../shared/domain/games/tab-games.ts';
import { indexReviewSlugs } from '../shared/domain/games/tile.ts';

const USAGE = `How long the catalogue takes from a feed to the rows of the lobby. Each round parses the same dirty feed anew.

  node bench/catalogue.bench.ts 5000 60   with so many games, in so many rounds`;

const GOAL_MS = 30;
const WARM_UP_ROUNDS = 10;
const { count, rounds } = readCommandLine(USAGE, (args) => {
  const [games = '5000', times = '60'] = parseArgs({ args, allowPositionals: true }).positionals;
  return {
    count: numberOf('Games', games, { least: 1, isWhole: true }),
    rounds: numberOf('Rounds', times, { least: 1, isWhole: true }),
  };
});

const { compare } = nameCollator('en');
const { curated, providerSlugs, reviewPages } = SHIPPED_SETTINGS;
const reviewSlugById = indexReviewSlugs(reviewPages);
const custom = parseCategories(categoryService).lists;
const featured = parseFeatured(featuredLists).lists;
const games = gamesFeed({ count });
const feed = { games: { instant: games }, categories: longCategories(), orderChanges };

/** The sandbox's categories, which know 1,200 games, with the longer feed's games added to the lists of all slots. */
function longCategories() {
  const long = structuredClone(categories);
  const lists = long.mainCategories.flatMap((main) => main.subCategories);
  const known = new Set(lists.flatMap((list) => list.instantGamesOrder));
  const further = games
    .map((game) => (typeof game === 'object' && game !== null ? Number(game.id) : Number.NaN))
    .filter((id) => Number.isInteger(id) && !known.has(id));
  for (const list of lists) {
    if (list.name === 'Slots' || list.name === 'Spilleautomater') list.instantGamesOrder.push(...further);
  }
  return long;
}

type Step = 'parse' | 'index' | 'a-z' | 'providers' | 'rows' | 'total';
const times: Record<Step, number[]> = { parse: [], index: [], 'a-z': [], providers: [], rows: [], total: [] };

function timed<T>(step: Step, work: () => T): T {
  const start = performance.now();
  const result = work();
  times[step].push(performance.now() - start);
  return result;
}

function build(): number {
  return timed('total', () => {
    const { catalogue } = timed('parse', () => parseGamesFeed(feed, 'https://feed.example'));
    const index = timed('index', () => indexCatalogue(catalogue));
    const letters = timed('a-z', () => index.games.toSorted((one, other) => compare(one.name, other.name)));
    const providers = timed('providers', () => listProviders(index.games, providerSlugs, 'en'));
    const sources: LobbySources = { index, device: 'W', curated, custom, featured };
    const rows = timed('rows', () => buildLobbyRows({ sources, reviewSlugById, sizes: DEFAULT_SIZES }));
    return letters.length + providers.length + rows.length;
  });
}

for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) build();
console.log(
  `${games.length} records, ${rounds} rounds, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}`,
);
for (const [step, all] of Object.entries(times)) {
  const values = all.slice(WARM_UP_ROUNDS);
  console.log(
    `${step.padEnd(10)} median ${quantile(values, 0.5).toFixed(2)} ms   p95 ${quantile(values, 0.95).toFixed(2)} ms`,
  );
}
const median = quantile(times.total.slice(WARM_UP_ROUNDS), 0.5);
const first = Object.entries(times).map(([step, values]) => `${step} ${values[0]?.toFixed(1)}`);
console.log(`first build, not yet compiled by V8: ${first.join(', ')} ms`);
console.log(`goal: median under ${GOAL_MS} ms: ${median < GOAL_MS ? 'met' : 'MISSED'}`);
if (!(median < GOAL_MS)) process.exitCode = 1;
