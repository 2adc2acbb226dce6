import { LOCALE_FACTS, type Locale } from './locales.ts';
import { memoised } from './memoised.ts';

/**
 * A day in words from ISO 8601, in UTC, so that edge and browser agree whatever the reader's time zone.
 * A text that is no date gives an empty string.
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, 'UTC').format(date);
}

/**
 * The end of what no longer applies from a moment on (milliseconds since 1970): its last day where it ends at midnight in that
 * time zone, otherwise day, minute and zone.
 */
export function formatEnd(
  endsAt: number,
  locale: Locale,
  timeZone: string,
): { readonly isWholeDay: boolean; readonly text: string } {
  const isWholeDay = clockFormat(timeZone).format(endsAt) === '00:00';
  const text = isWholeDay
    ? dateFormat(locale, timeZone).format(endsAt - 1)
    : minuteFormat(locale, timeZone).format(endsAt);
  return { isWholeDay, text };
}

/** Hours, minutes and seconds of a duration in seconds: `1:04:09`, `04:09`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = [Math.floor((whole % 3600) / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${rest.join(':')}` : rest.join(':');
}

const dateFormat = memoised(
  (locale: Locale, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { dateStyle: 'long', timeZone }),
);
const minuteFormat = memoised(
  (locale: Locale, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }),
);
const clockFormat = memoised(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
);
