/** From what the sandbox knows of a game to the record that the platform sends of it (docs/contracts/upstreams.md). */
import { createRandom, hash, type Random } from './catalogue-seed.ts';
import type { GameEntry } from './games.ts';
import type { TableFamily } from './games-named.ts';

/** A game as `gamesListUpdated` and the games feed carry it. Money is in pounds, `rtp` in per cent. */
export type FeedGame = {
  id: number;
  name: string;
  images: { default: string; webp?: string; defaultPortrait?: string };
  tag?: string;
  size?: string;
  appealingForChildren?: string;
  externalGameProvider: string;
  externalGameSubProvider?: string;
  playModes: string[];
  aspectRatio: string;
  maxPrize: number;
  jackpot?: { amount: number; currency: string };
  rtp: number;
};

/** Where a cover lies on the sandbox's own origin, which the sandbox puts in front of it. */
export function coverPath(id: number, scale: '1x' | '2x' | '3x'): string {
  return `/media/games/${id}/290x192_${id}_${scale}_ENG.webp`;
}

const TABLE_RTP: Record<TableFamily, number> = {
  roulette: 97.3,
  blackjack: 99.41,
  baccarat: 98.94,
  poker: 97.84,
  'game-shows': 96.08,
  dice: 97.22,
};

const MAX_PRIZES = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

/** Ten games that pay a jackpot without saying so in their name (§5): every 31st of the plain slots. */
export function isListedJackpot(slotIndex: number): boolean {
  return slotIndex % 31 === 7 && slotIndex < 310;
}

function rtpOf(entry: GameEntry, random: Random): number {
  if (entry.family !== undefined) return TABLE_RTP[entry.family];
  return Math.round((92 + random.next() * 5.2) * 100) / 100;
}

function tagOf(random: Random): { tag?: string } {
  const share = random.next();
  if (share < 0.07) return { tag: 'new' };
  if (share < 0.1) return { tag: 'exclusive' };
  return share < 0.13 ? { tag: 'hot' } : {};
}

/** One slot in sixteen stands tall; the platform spells the usual size out now and then. */
function sizeOf(entry: GameEntry, random: Random): { size?: string } {
  const share = random.next();
  if (share < 1 / 16 && entry.kind !== 'table') return { size: 'tall' };
  return share < 0.2 ? { size: 'default' } : {};
}

function childAppeal(entry: GameEntry, random: Random): { appealingForChildren?: string } {
  const share = random.next();
  if (entry.kind === 'slot' && share < 0.025) return { appealingForChildren: '1' };
  return share > 0.7 ? { appealingForChildren: '0' } : {};
}

/** The platform's record of a game. `jackpot` says whether it pays one; the amount is the one at the season's start. */
export function toRecord(entry: GameEntry, jackpot: boolean): FeedGame {
  const random = createRandom(hash('record', entry.id));
  const cover = coverPath(entry.coverId, '1x');
  const size = sizeOf(entry, random);
  return {
    id: entry.id,
    name: entry.name,
    images: {
      default: cover,
      ...(random.next() < 0.9 && { webp: cover }),
      ...(size.size === 'tall' && { defaultPortrait: coverPath(entry.coverId, '3x') }),
    },
    ...tagOf(random),
    ...size,
    ...childAppeal(entry, random),
    externalGameProvider: entry.studio.name,
    ...(entry.label !== undefined && { externalGameSubProvider: entry.label }),
    playModes: entry.kind === 'live' ? ['Money'] : ['Money', 'Demo'],
    aspectRatio: random.next() < 0.92 ? '16:9' : '4:3',
    maxPrize: random.pick(MAX_PRIZES),
    ...(jackpot && {
      jackpot: { amount: random.between(4_000_00, 1_900_000_00) / 100, currency: 'GBP' },
    }),
    rtp: rtpOf(entry, random),
  };
}
