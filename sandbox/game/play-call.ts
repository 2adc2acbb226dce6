import * as v from 'valibot';
import { answers, type Answer, type RequestBody } from '../session/contract.ts';

const TIME_LIMIT_MS = 12_000;

/** Why a round was not played: the platform's error code, or `unreachable`. */
export class PlayRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Who plays what. `language`, in BCP 47, is the page's: the amounts of the balance are shown there. */
export type Seat = { gameId: number; token: string; language: string };

/** POST /platform/play/{gameId}, on the origin that the game's page came from. Rejects with `PlayRefused`. */
export async function askPlay(seat: Seat, request: RequestBody<'play'>): Promise<Answer<'play'>> {
  const { ok, json } = await send(seat, request);
  if (ok) {
    const parsed = v.safeParse(answers.play, json);
    if (parsed.success) return parsed.output;
    throw new PlayRefused('unreachable');
  }
  const refused = v.safeParse(answers.error, json);
  throw new PlayRefused(refused.success ? refused.output.code : 'unreachable');
}

async function send(
  { gameId, token, language }: Seat,
  body: RequestBody<'play'>,
): Promise<{ ok: boolean; json: unknown }> {
  try {
    const response = await fetch(`/platform/play/${gameId}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { ok: response.ok, json: await response.json() };
  } catch {
    throw new PlayRefused('unreachable');
  }
}
