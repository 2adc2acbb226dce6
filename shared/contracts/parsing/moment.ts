import { midnight } from '../../domain/markets/duties.ts';

const ISO_8601 = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const DAY_MS = 86_400_000;

/**
 * A date and time of ISO 8601 as milliseconds since 1970; `NaN` for anything else. Without a zone it is UTC (`Date`
 * alone would use the local zone, which differs between the edge and the browser). A date without a time is the start
 * of that day in `timeZone` or, as an end, the moment the day is over there.
 */
export function parseMoment(text: string, edge: 'start' | 'end' = 'start', timeZone = 'UTC'): number {
  const [, date, time, zone = 'Z'] = ISO_8601.exec(text.trim()) ?? [];
  if (date === undefined) return Number.NaN;
  if (time === undefined) return midnightAfter(Date.parse(date), edge === 'end' ? 1 : 0, timeZone);
  return Date.parse(`${date}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`);
}

/** The same of a field that may be empty: `null` then. */
export function parseOptionalMoment(text: string, edge: 'start' | 'end', timeZone: string): number | null {
  return text.trim() === '' ? null : parseMoment(text, edge, timeZone);
}

/** When the day begins that is `days` after one (milliseconds since 1970 in UTC); `NaN` where that is none. */
function midnightAfter(day: number, days: number, timeZone: string): number {
  if (Number.isNaN(day)) return day;
  return midnight(new Date(day + days * DAY_MS).toISOString().slice(0, 10), timeZone);
}
