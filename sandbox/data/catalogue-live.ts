/** What changes by the hour: limits and seats of the live tables, and who has just won. */
import { createRandom, hash } from './catalogue-seed.ts';
import type { GameEntry } from './games.ts';

export type LiveLimit = {
  gameId: number;
  tableName: string;
  currency: string;
  min: number;
  max: number;
  open: boolean;
  /** Seats still free; 0 when it is full. Tables without seats (wheels, shows) have none. */
  seats: number | null;
};

export type Winner = { playerName: string; currencySymbol: string; winAmount: number; gameId: number };

const LIMITS: readonly (readonly [number, number])[] = [
  [0.1, 500],
  [0.5, 1_000],
  [1, 2_000],
  [5, 5_000],
  [25, 10_000],
  [100, 50_000],
];

/** A table with seats has a record for each of these. */
const CURRENCIES = ['GBP', 'EUR', 'CAD'];

/** The bet limits of every live table (§7.1): in pounds, and where players sit down in other currencies too. */
export function createLiveLimits(entries: readonly GameEntry[]): LiveLimit[] {
  return entries
    .filter((entry) => entry.kind === 'live')
    .flatMap((entry) => {
      const random = createRandom(hash('limits', entry.id));
      const [min, max] = /VIP|Privé|Platinum/.test(entry.name) ? [100, 50_000] : random.pick(LIMITS);
      const seated = entry.family === 'blackjack' || entry.family === 'poker';
      const table = {
        gameId: entry.id,
        tableName: entry.name,
        min,
        max,
        open: random.next() > 0.06,
        seats: seated ? random.between(0, 7) : null,
      };
      return (seated ? CURRENCIES : ['GBP']).map((currency) => ({ ...table, currency }));
    });
}

const FIRST_NAMES =
  'Olivia|Marek|Siobhán|Lucía|Tom|Aino|Priya|George|Niamh|Pedro|Hannah|Kwame|Elif|Jakob|Chloé|Ryan|Mei|Iker|Freya|Dmitri'.split(
    '|',
  );
const INITIALS = [...'ABCDEFGHJKLMNPRSTW'];
const SYMBOLS = ['£', '£', '£', '€', '€', 'C$'];

/** Samples for `winnersData`, the latest first. Names are cut to an initial, as the platform sends them. */
export function createWinners(gameIds: readonly number[], count = 40): Winner[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(hash('winner', index));
    return {
      playerName: `${random.pick(FIRST_NAMES)} ${random.pick(INITIALS)}.`,
      currencySymbol: random.pick(SYMBOLS),
      winAmount: Math.round(2000 * (1 + 40 * random.next() ** 6) * (0.2 + random.next())) / 100,
      gameId: random.pick(gameIds),
    };
  });
}
