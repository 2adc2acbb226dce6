import type { Answer, CurrencyCode, LimitPeriod, Marketing, Transaction } from './contract.ts';
import type { ContentLang } from '../content/post.ts';
import type { Regulation } from '../routes/visitor.ts';

/** A played round as the book keeps it. */
export type Round = { roundId: string; at: string; gameId: number; stakeMinor: number; winMinor: number };

type DepositLimit = {
  amountMinor: number | null;
  /** A higher limit, waiting for its day. */
  pending?: { amountMinor: number | null; from: string };
};

/** What the sandbox knows of a player. Money is in minor units. */
export type Player = {
  id: number;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  country: string;
  currency: CurrencyCode;
  language: string;
  regulation: Regulation;
  phone: string;
  address: string;
  marketing: Marketing;
  registeredAt: string;
  realMinor: number;
  bonusMinor: number;
  favourites: number[];
  rounds: Round[];
  transactions: Transaction[];
  limits: Record<LimitPeriod, DepositLimit>;
  realityCheckMinutes: number | null;
  coolOffUntil: string | null;
  selfExcludedUntil: string | null;
  documents: Answer<'documents'>['documents'];
  /** How many rounds were dealt: the seed of the next one's chance. */
  dealt: number;
};

/** One login. */
export type Login = {
  token: string;
  player: Player;
  /** Of the page, as its last call said. */
  lang: ContentLang;
  startedAt: string;
  lastSeenMs: number;
  stakedMinor: number;
  wonMinor: number;
};

/** Whole years from a birth date (YYYY-MM-DD) to now. */
export function ageOf(birthDate: string, now = new Date()): number {
  const birth = new Date(`${birthDate}T00:00:00Z`);
  const years = now.getUTCFullYear() - birth.getUTCFullYear();
  const hadBirthday =
    now.getUTCMonth() > birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() >= birth.getUTCDate());
  return hadBirthday ? years : years - 1;
}
