import * as v from 'valibot';
import type { Game, GameImages } from './game.ts';
import {
  cleanText,
  looseInteger,
  looseNumber,
  optionalText,
  optionalTextOrNumber,
  webAddress,
} from './loose.ts';

/** One game of the feed (CONTRACTS.md Games), before policy and duplicates are looked at. */
export interface FeedGame {
  readonly game: Game;
  /** `appealingForChildren` is '1': excluded from every list (§3, §5). */
  readonly isExcluded: boolean;
}

const images = v.nullish(
  v.object({ default: webAddress, webp: webAddress, defaultPortrait: webAddress }),
  {},
);

const feedGame = v.object({
  id: v.pipe(looseInteger, v.minValue(1, 'Expected a positive id')),
  name: v.pipe(cleanText, v.nonEmpty('Expected a name')),
  images,
  tag: optionalText,
  size: optionalText,
  appealingForChildren: v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  externalGameProvider: optionalText,
  externalGameSubProvider: optionalText,
  playModes: v.nullish(v.array(v.string()), []),
  aspectRatio: optionalTextOrNumber,
  maxPrize: optionalTextOrNumber,
  jackpot: v.nullish(v.object({ amount: looseNumber, currency: v.pipe(cleanText, v.toUpperCase()) }), null),
  rtp: optionalTextOrNumber,
});

type FeedGameFields = v.InferOutput<typeof feedGame>;

/** Parses one record of `games.instant`. */
export const feedGameSchema = v.pipe(feedGame, v.transform(toFeedGame));

function toFeedGame(fields: FeedGameFields): FeedGame {
  return {
    isExcluded: ['1', 1, true].includes(fields.appealingForChildren),
    game: {
      id: fields.id,
      name: fields.name,
      images: toImages(fields.images),
      tag: fields.tag,
      size: fields.size === 'tall' ? 'tall' : 'default',
      provider: fields.externalGameProvider,
      subProvider: fields.externalGameSubProvider,
      playModes: fields.playModes.filter((mode) => mode === 'Money' || mode === 'Demo'),
      aspectRatio: parseAspectRatio(fields.aspectRatio),
      rtp: parsePercent(fields.rtp),
      maxPrize: fields.maxPrize,
      jackpot: fields.jackpot,
    },
  };
}

function toImages(given: FeedGameFields['images']): GameImages {
  return {
    default: given.default,
    webp: given.webp,
    portrait: given.defaultPortrait ?? portraitAddress(given.default ?? given.webp),
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
  const percent = Number(text.replace(/\s*%$/, '').replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : null;
}
