import * as v from 'valibot';
import type { Game, GameImages, Jackpot } from '../../domain/games/game.ts';
import { parseAmount } from '../parsing/amount.ts';
import {
  cleanTitle,
  currencyCodeOrNull,
  looseText,
  safeAddress,
  textOrNull,
  toInteger,
} from '../parsing/loose.ts';

/** One game of the feed (docs/contracts/upstreams.md, Games feed), before exclusion and duplicates are handled. */
export interface FeedGame {
  readonly game: Game;
  /** `appealingForChildren` is '1': excluded from every list (§3, §5). */
  readonly isExcluded: boolean;
}

const optional = v.nullish(v.string());
const textOrNumber = v.nullish(looseText);
/** Money in any of the platform's ways of writing it; null where the text is empty. */
const jackpotAmount = v.pipe(
  v.custom<unknown>((input) => input === '' || parseAmount(input) !== null, 'Expected an amount of money'),
  v.transform(parseAmount),
);

// Only types are checked here and text is cleaned below: a pipe in each field doubles the parse time of 5,000 records.
const feedGame = v.object({
  id: v.custom<number | string>((id) => (toInteger(id) ?? 0) > 0, 'Expected a positive whole number'),
  name: v.pipe(cleanTitle, v.nonEmpty('Expected a name')),
  images: v.nullish(v.object({ default: optional, webp: optional, defaultPortrait: optional })),
  tag: optional,
  size: optional,
  appealingForChildren: v.nullish(v.custom<string | number | boolean>(isScalar, 'Expected a scalar value')),
  externalGameProvider: optional,
  externalGameSubProvider: optional,
  playModes: v.nullish(v.array(v.string())),
  aspectRatio: textOrNumber,
  maxPrize: textOrNumber,
  jackpot: v.nullish(v.object({ amount: v.nullish(jackpotAmount), currency: optional })),
  rtp: textOrNumber,
});

type FeedGameFields = v.InferOutput<typeof feedGame>;

/** Parses one record of `games.instant`; `base` is the feed's origin, as browsers know it. */
export const feedGameSchema = (base: string) =>
  v.pipe(
    feedGame,
    v.transform((fields) => toFeedGame(fields, base)),
  );

const marked = v.object({
  id: v.pipe(v.unknown(), v.transform(toInteger), v.number()),
  appealingForChildren: v.unknown(),
});

/** The id of a record that is wrong in some other way and says that its game appeals to children; else null. */
export function excludedIdOf(input: unknown): number | null {
  const parsed = v.safeParse(marked, input);
  return parsed.success && isMarked(parsed.output.appealingForChildren) ? parsed.output.id : null;
}

function isMarked(appeal: unknown): boolean {
  return appeal === '1' || appeal === 1 || appeal === true;
}

function toFeedGame(fields: FeedGameFields, base: string): FeedGame {
  const { appealingForChildren: appeal, playModes, jackpot } = fields;
  return {
    isExcluded: isMarked(appeal),
    game: {
      id: Number(fields.id),
      name: fields.name,
      images: toImages(fields.images, base),
      tag: textOrNull(fields.tag),
      size: textOrNull(fields.size) === 'tall' ? 'tall' : 'default',
      provider: textOrNull(fields.externalGameProvider),
      subProvider: textOrNull(fields.externalGameSubProvider),
      playModes: playModes?.filter((mode) => mode === 'Money' || mode === 'Demo') ?? [],
      aspectRatio: parseAspectRatio(textOrNull(fields.aspectRatio?.toString())),
      rtp: parsePercent(textOrNull(fields.rtp?.toString())),
      maxPrize: textOrNull(fields.maxPrize?.toString()),
      jackpot: toJackpot(jackpot),
    },
  };
}

/** A jackpot without an amount, or a known currency, or of nothing is left out; the game is kept. */
function toJackpot(given: FeedGameFields['jackpot']): Jackpot | null {
  const amount = given?.amount ?? 0;
  const currency = currencyCodeOrNull(given?.currency);
  return amount > 0 && currency !== null ? { amount, currency } : null;
}

function isScalar(input: unknown): boolean {
  return typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean';
}

function toImages(given: FeedGameFields['images'], base: string): GameImages {
  const image = safeAddress(given?.default, base);
  const webp = safeAddress(given?.webp, base);
  return {
    default: image,
    webp,
    portrait: safeAddress(given?.defaultPortrait, base) ?? portraitAddress(image ?? webp),
  };
}

/** The portrait of a thumbnail: its `_1x_` token swapped for `_3x_` (§3); `null` when it has no such token. */
export function portraitAddress(thumbnail: string | null): string | null {
  return thumbnail?.includes('_1x_') ? thumbnail.replace('_1x_', '_3x_') : null;
}

/** Width ÷ height from `16:9`, `16/9`, `16x9` or `1.78`; `null` for anything else. */
export function parseAspectRatio(text: string | null): number | null {
  const [, width, height] = /^(\d+(?:\.\d+)?)(?:\s*[:/x]\s*(\d+(?:\.\d+)?))?$/.exec(text ?? '') ?? [];
  const ratio = Number(width) / Number(height ?? 1);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

function parsePercent(text: string | null): number | null {
  if (text === null) return null;
  const percent = Number(text.replace('%', '').replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : null;
}
