import * as v from 'valibot';
import type { GameFacts } from '../game-facts.ts';
import { STUDIO_FACTS } from '../providers/provider-content.ts';
import ids from './reviewed-games.json' with { type: 'json' };
import { features, reviewedGames, type volatilities } from '../schemas.ts';
import { createRandom, hash, type Random } from '../../data/catalogue-seed.ts';
import { entries } from '../../data/catalogue.ts';

type Feature = (typeof features)[number];
type Volatility = (typeof volatilities)[number];

/** What a review states beyond the platform's record. Stakes are in whole currency units. */
export type ReviewFacts = {
  volatility: Volatility;
  /** `5×3`; empty for tables. */
  grid: string;
  /** `20`, `117,649`; empty for tables. */
  lines: string;
  minBet: number;
  maxBet: number;
  /** Largest win in stakes; 0 for tables. */
  maxWin: number;
  features: readonly Feature[];
  /** One feature in so many rounds. */
  featureEvery: number;
  /** So many rounds of a hundred win something; 0 for tables. */
  hitFrequency: number;
  released: number;
};

const GRIDS: readonly (readonly [grid: string, lines: string])[] = [
  ['5×3', '20'],
  ['5×3', '10'],
  ['5×4', '40'],
  ['3×3', '5'],
  ['6×4', '4,096'],
  ['5×5', '50'],
];
const STAKES: readonly (readonly [min: number, max: number])[] = [
  [0.1, 100],
  [0.2, 100],
  [0.2, 50],
  [0.1, 20],
];
const MAX_WINS: Record<Volatility, readonly number[]> = {
  low: [500, 800, 1_000],
  medium: [1_500, 2_000, 2_500, 3_000],
  high: [5_000, 7_500, 10_000, 12_500],
};

const HIT_FREQUENCIES: Record<Volatility, readonly [number, number]> = {
  low: [29, 38],
  medium: [23, 30],
  high: [16, 24],
};

/** The same for the same game, always. */
export function reviewFacts({ entry }: GameFacts): ReviewFacts {
  const random = createRandom(hash('review', entry.id));
  const volatility = volatilityOf(random, STUDIO_FACTS[entry.studio.slug]?.temper ?? 'middling', entry.kind);
  const [grid, lines] = gridOf(entry.kind, random);
  const [minBet, maxBet] = random.pick(STAKES);
  const first = entry.kind === 'megaways' ? 'cascades' : random.pick(features);
  const second = random.pick(features.filter((feature) => feature !== first));
  const isTable = entry.scene === undefined;
  return {
    volatility,
    grid: isTable ? '' : grid,
    lines: isTable ? '' : lines,
    minBet,
    maxBet,
    maxWin: isTable ? 0 : random.pick(MAX_WINS[volatility]),
    features: isTable ? [] : [first, second],
    featureEvery: 10 * random.between(9, volatility === 'high' ? 24 : 16),
    released: random.between(2015, 2026),
    hitFrequency: isTable ? 0 : random.between(...HIT_FREQUENCIES[volatility]),
  };
}

function gridOf(kind: GameFacts['entry']['kind'], random: Random): readonly [string, string] {
  if (kind === 'megaways') return ['6×2–7', '117,649'];
  return kind === 'slingo' ? ['5×5', '12'] : random.pick(GRIDS);
}

function volatilityOf(
  random: Random,
  temper: 'gentle' | 'middling' | 'wild',
  kind: GameFacts['entry']['kind'],
): Volatility {
  if (kind === 'megaways') return 'high';
  const share = random.next();
  if (temper === 'gentle') return share < 0.7 ? 'low' : 'medium';
  if (temper === 'wild') return share < 0.75 ? 'high' : 'medium';
  if (share < 0.25) return 'low';
  return share < 0.75 ? 'medium' : 'high';
}

/** The games the editors have reviewed, by id. The site's list of review addresses (§3) names the same ones. */
const REVIEWED_IDS: ReadonlySet<number> = new Set(v.parse(reviewedGames, ids));

const UNDECOMPOSED: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', å: 'a', ß: 'ss', đ: 'd', ł: 'l' };

const slugById: ReadonlyMap<number, string> = new Map(
  entries.filter(({ id }) => REVIEWED_IDS.has(id)).map(({ id, name }) => [id, slugOf(name)]),
);

/** The slug of a game's review; `null` when it has none. */
export function reviewSlugOf(gameId: number): string | null {
  return slugById.get(gameId) ?? null;
}

/** A post's slug as WordPress makes it of a title: ASCII, `&` in words, no apostrophes. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[øæåßđł]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
