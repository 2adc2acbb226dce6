import { createRandom, hash, type Random } from '../../data/catalogue-seed.ts';
import type { GameFacts } from '../game-facts.ts';
import { STUDIO_FACTS } from '../providers/provider-content.ts';
import { features, type volatilities } from '../schemas.ts';

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
