import type { Market } from '../../config/markets.ts';
import type { Day, Duty } from './duty.ts';

/** What a market owes its players on a day of its calendar. */
export function dutiesOn({ duties }: Pick<Market, 'duties'>, day: Day): readonly Duty[] {
  return duties.filter(({ from, until }) => from <= day && (until === undefined || day < until));
}

/** Those of a market whose law is marked: its text or its day could not be confirmed at the source, or not yet. */
export function unconfirmedDuties({ duties }: Pick<Market, 'duties'>): readonly Duty[] {
  return duties.filter(({ law }) => law.confirmed === false);
}

/** The days on which something begins or ends in a market, in order. */
export function changeDays({ duties }: Pick<Market, 'duties'>): readonly Day[] {
  const days = duties.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]));
  return [...new Set(days)].toSorted();
}

/** Before every law of the table. */
const BEFORE_ALL: Day = '0001-01-01';

/**
 * The last day at which the market's duties changed, at a moment (milliseconds since the epoch). Two moments with the
 * same day have the same duties, so that it stands for the set of them: in the key of a kept page, and as the day that
 * {@link dutiesOn} is asked for.
 */
export function rulesAsOf(market: Market, now: number): Day {
  return switchesOf(market).findLast(({ at }) => at <= now)?.day ?? BEFORE_ALL;
}

interface Switch {
  readonly day: Day;
  /** Midnight of that day where the market is, in milliseconds since the epoch. */
  readonly at: number;
}

/** Computed once for each market: it depends on the table alone. */
const switches = new WeakMap<Market, readonly Switch[]>();

function switchesOf(market: Market): readonly Switch[] {
  const known = switches.get(market);
  if (known !== undefined) return known;
  const made = changeDays(market).map((day) => ({ day, at: midnight(day, market.timeZone) }));
  switches.set(market, made);
  return made;
}

/** When a day (`2026-06-24`) begins in a time zone, in milliseconds since the epoch. */
export function midnight(day: string, timeZone: string): number {
  const utc = Date.parse(day);
  // Twice: the offset of the moment itself counts, and it may differ from that of midnight in UTC.
  return utc - offsetAt(utc - offsetAt(utc, timeZone), timeZone);
}

/** Made once for each time zone of the markets: it takes longer to make than to use. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, made);
  return made;
}

/** How far a time zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const name =
    offsetFormat(timeZone)
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/u.exec(name) ?? [];
  if (sign === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
}
