import * as v from 'valibot';
import type { LineWin, PlayAnswer, PlayRequest, ReelsOutcome, WheelOutcome } from '../session/contract.ts';
import { balanceSchema } from './balance-schema.ts';

const TIME_LIMIT_MS = 12_000;

/** Why a round was not played: the platform's error code, or `unreachable`. */
export class PlayRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const symbolSchema = v.picklist([
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
  'low-one',
  'low-two',
  'high-one',
  'high-two',
  'wild',
  'scatter',
]);
const reelsSchema = v.array(v.array(symbolSchema));
const lineSchema: v.GenericSchema<unknown, LineWin> = v.object({
  line: v.number(),
  symbol: symbolSchema,
  count: v.number(),
  winMinor: v.number(),
});
const reelsOutcomeSchema: v.GenericSchema<unknown, ReelsOutcome> = v.object({
  kind: v.literal('reels'),
  reels: reelsSchema,
  lines: v.array(lineSchema),
  scatters: v.number(),
  freeSpins: v.array(v.object({ reels: reelsSchema, lines: v.array(lineSchema), winMinor: v.number() })),
});
const wheelOutcomeSchema: v.GenericSchema<unknown, WheelOutcome> = v.object({
  kind: v.literal('wheel'),
  pocket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  colour: v.picklist(['red', 'black', 'green']),
});
const playSchema: v.GenericSchema<unknown, PlayAnswer> = v.object({
  roundId: v.string(),
  gameId: v.number(),
  stakeMinor: v.number(),
  winMinor: v.number(),
  currency: v.picklist(['GBP', 'CAD', 'EUR']),
  outcome: v.union([reelsOutcomeSchema, wheelOutcomeSchema]),
  balance: balanceSchema,
});
const errorSchema = v.object({ code: v.string() });

/** POST /platform/play/{gameId}, on the origin that the game's page came from. Rejects with `PlayRefused`. */
export async function askPlay(gameId: number, token: string, request: PlayRequest): Promise<PlayAnswer> {
  const { ok, json } = await send(gameId, token, request);
  if (ok) {
    const parsed = v.safeParse(playSchema, json);
    if (parsed.success) return parsed.output;
    throw new PlayRefused('unreachable');
  }
  const refused = v.safeParse(errorSchema, json);
  throw new PlayRefused(refused.success ? refused.output.code : 'unreachable');
}

async function send(
  gameId: number,
  token: string,
  body: PlayRequest,
): Promise<{ ok: boolean; json: unknown }> {
  try {
    const response = await fetch(`/platform/play/${gameId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { ok: response.ok, json: await response.json() };
  } catch {
    throw new PlayRefused('unreachable');
  }
}
