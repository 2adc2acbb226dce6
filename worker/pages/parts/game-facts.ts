import type { Currency } from '../../../shared/config/currencies.ts';
import type { Fact } from '../../../shared/domain/fact.ts';
import type { Game } from '../../../shared/domain/games/game.ts';
import { volatilityLevel } from '../../../shared/domain/games/volatility.ts';
import type { DutyTerms } from '../../../shared/domain/markets/duty.ts';
import { fill, formatMoney, formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { GamePays } from '../../../shared/pages/game-review.ts';
import type { EdgeMessages } from '../../messages.ts';
import { numberIn, writtenAmount, writtenStakes } from './written-amount.ts';

/** Where the facts about a game come from, and whom they are told. */
export interface FactSources {
  /** What the catalogue knows; null: it does not have the game. */
  readonly game: Pick<Game, 'rtp' | 'maxPrize' | 'jackpot'> | null;
  /** The editors' fields of the review (docs/contracts/upstreams.md); any may be missing or say something else. */
  readonly fields: Readonly<Record<string, string>>;
  /** The most that the law lets a spin of this game cost; null where it says nothing. */
  readonly stakeLimit: DutyTerms['slot-stakes'] | null;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly words: EdgeMessages['review'];
}

/** In these the plain words about a return are told: of a hundred staked, so many come back. */
const EXAMPLE_STAKE = 100;

/** How a game pays: from the catalogue first, then from the editors' fields. */
export function gamePays(sources: FactSources): GamePays {
  const { game, fields, stakeLimit, currency, locale, words } = sources;
  const jackpot = game?.jackpot ?? null;
  const known: readonly (readonly [key: string, value: string | null])[] = [
    ['maxWin', largestWin(sources)],
    [
      'jackpot',
      jackpot === null
        ? null
        : formatMoney(Math.floor(jackpot.amount), jackpot.currency, locale, { trim: true }),
    ],
    ['hitFrequency', hitFrequency(fields['hit_frequency'], sources)],
    [
      'featureEvery',
      inWords(fields['feature_every'], (rounds) => fill(words.featureEvery, { rounds }), locale),
    ],
    ['stakes', stakes(sources)],
    [
      'stakeLimit',
      stakeLimit === null ? null : fill(words.stakeLimit, writtenStakes(stakeLimit, { currency }, locale)),
    ],
  ];
  return { rtp: rtp(sources), volatility: volatility(sources), facts: stated(known) };
}

/** How the game is made, in the editors' words; a number of lines as the locale writes it. */
export function gameMake({ fields, locale }: Pick<FactSources, 'fields' | 'locale'>): readonly Fact[] {
  return stated([
    ['reels', fields['reels']],
    ['paylines', inWords(fields['paylines'], (lines) => lines, locale)],
    ['features', fields['features']],
    ['released', fields['released']],
  ]);
}

/** The facts that have a value. */
export function stated(
  known: readonly (readonly [key: string, value: string | null | undefined])[],
): readonly Fact[] {
  return known.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}

function rtp({ game, fields, currency, locale, words }: FactSources): GamePays['rtp'] {
  const text = fields['rtp'] ?? '';
  const value = game?.rtp ?? percentIn(text);
  // "94 to 96 %" is shown as it came; 0.96 and 0 are mistakes.
  if (value === null) return text === '' ? null : { value: text, meaning: null };
  if (value <= 1 || value > 100) return null;
  const money = (amount: number): string => formatMoney(amount, currency, locale, { trim: true });
  const meaning = fill(words.rtp, {
    stake: money(EXAMPLE_STAKE),
    back: money((value * EXAMPLE_STAKE) / 100),
  });
  return { value: formatPercent(value, locale), meaning };
}

function volatility({ fields, words }: FactSources): GamePays['volatility'] {
  const value = fields['volatility'];
  if (value === undefined) return null;
  const level = volatilityLevel(value);
  const { low, medium, high } = words.volatility;
  return { value, level, meaning: level === null ? null : level < 3 ? low : level > 3 ? high : medium };
}

/** In stakes where the editors say so, which is true at every stake; else the platform's amount, else the editors' own words. */
function largestWin({ game, fields, currency, locale, words }: FactSources): string | null {
  const text = fields['max_win'];
  const multiple = text === undefined ? null : numberIn(/^([\d.,\s]+)[×x]$/iu.exec(text)?.[1] ?? '');
  if (multiple !== null) return fill(words.maxWin, { times: formatNumber(multiple, locale) });
  return writtenAmount(game?.maxPrize ?? text ?? null, currency, locale);
}

function hitFrequency(text: string | undefined, { locale, words }: FactSources): string | null {
  const share = text === undefined ? null : percentIn(text);
  if (share === null || share <= 0 || share > 100) return null;
  const every = Math.round(1_000 / share) / 10;
  return fill(words.hitFrequency, {
    share: formatPercent(share, locale),
    every: formatNumber(every, locale),
  });
}

/** The stakes that the game takes, no higher than the law allows; none where even the lowest is higher. */
function stakes({ fields, stakeLimit, currency, locale, words }: FactSources): string | null {
  const { min_bet: lowest = null, max_bet: highest = null } = fields;
  const most = Math.min(stakeLimit?.adult ?? Infinity, numberIn(highest ?? '') ?? Infinity);
  if ((numberIn(lowest ?? '') ?? 0) > most) return null;
  const min = writtenAmount(allowed(lowest, stakeLimit), currency, locale);
  const max = writtenAmount(allowed(highest, stakeLimit), currency, locale);
  if (min !== null && max !== null) return min === max ? min : fill(words.range, { min, max });
  if (min !== null) return fill(words.stakesFrom, { min });
  return max === null ? null : fill(words.stakesUpTo, { max });
}

/** A stake as far as the law allows it; where it has a limit, one that is no number cannot be held against it. */
function allowed(stake: string | null, limit: FactSources['stakeLimit']): string | null {
  if (stake === null || limit === null) return stake;
  const value = numberIn(stake);
  return value === null ? null : String(Math.min(value, limit.adult));
}

/** A number in a sentence; text that is no number as it came. */
function inWords(text: string | undefined, say: (value: string) => string, locale: Locale): string | null {
  if (text === undefined) return null;
  const value = numberIn(text);
  return value === null ? text : say(formatNumber(value, locale));
}

/** The one percentage that a text consists of, with or without its sign: `96.5`, `97,297 %`; else null. It has no groups. */
function percentIn(text: string): number | null {
  const [, whole, part = '0'] = /^(\d+)(?:[.,](\d+))?\s*%?$/u.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(`${whole}.${part}`);
}
