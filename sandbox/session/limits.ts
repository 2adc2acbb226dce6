import type { Answer, RequestBody, LimitPeriod } from './contract.ts';
import type { Player } from './player.ts';

const DAY_MS = 86_400_000;
const PERIOD_MS: Record<LimitPeriod, number> = { daily: DAY_MS, weekly: 7 * DAY_MS, monthly: 30 * DAY_MS };
const PERIODS: readonly LimitPeriod[] = ['daily', 'weekly', 'monthly'];
/** A limit may be lowered at once and raised only after a day's thought. */
const RAISE_DELAY_MS = DAY_MS;

export function limitsOf(player: Player): Answer<'limits'> {
  settlePending(player);
  const of = (period: LimitPeriod): Answer<'limits'>['deposit'][LimitPeriod] => ({
    ...player.limits[period],
    usedMinor: usedMinor(player, period),
  });
  return {
    deposit: { daily: of('daily'), weekly: of('weekly'), monthly: of('monthly') },
    realityCheckMinutes: player.realityCheckMinutes,
    coolOffUntil: player.coolOffUntil,
    selfExcludedUntil: player.selfExcludedUntil,
  };
}

/** Applies a request. Gives whether it begins a break, after which the player is to be logged out. */
export function setLimits(player: Player, request: RequestBody<'limits'>): { beginsBreak: boolean } {
  settlePending(player);
  if (request.deposit !== undefined) setDepositLimit(player, request.deposit);
  if (request.realityCheckMinutes !== undefined) player.realityCheckMinutes = request.realityCheckMinutes;
  if (request.coolOffDays !== undefined) {
    player.coolOffUntil = new Date(Date.now() + request.coolOffDays * DAY_MS).toISOString();
  }
  if (request.selfExclusionMonths !== undefined) {
    const end = new Date();
    end.setUTCMonth(end.getUTCMonth() + request.selfExclusionMonths);
    player.selfExcludedUntil = end.toISOString();
  }
  return { beginsBreak: request.coolOffDays !== undefined || request.selfExclusionMonths !== undefined };
}

/** How much may still be paid in under every limit; `Infinity` without one. */
export function depositRoomMinor(player: Player): number {
  settlePending(player);
  const rooms = PERIODS.map((period) => {
    const { amountMinor } = player.limits[period];
    return amountMinor === null ? Infinity : amountMinor - usedMinor(player, period);
  });
  return Math.min(...rooms);
}

function setDepositLimit(
  player: Player,
  { period, amountMinor }: { period: LimitPeriod; amountMinor: number | null },
): void {
  const now = player.limits[period];
  const isTighter = amountMinor !== null && (now.amountMinor === null || amountMinor <= now.amountMinor);
  player.limits[period] = isTighter
    ? { amountMinor }
    : { ...now, pending: { amountMinor, from: new Date(Date.now() + RAISE_DELAY_MS).toISOString() } };
}

function settlePending(player: Player): void {
  for (const period of PERIODS) {
    const { pending } = player.limits[period];
    if (pending !== undefined && pending.from <= new Date().toISOString()) {
      player.limits[period] = { amountMinor: pending.amountMinor };
    }
  }
}

function usedMinor({ transactions }: Player, period: LimitPeriod): number {
  const since = new Date(Date.now() - PERIOD_MS[period]).toISOString();
  return transactions
    .filter(({ kind, at }) => kind === 'deposit' && at >= since)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
