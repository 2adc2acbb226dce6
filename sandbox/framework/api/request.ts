import * as v from 'valibot';
import { answers, type ApiErrorCode } from '../../session/contract.ts';

const TIME_LIMIT_MS = 12_000;

/** What the token is for. The catalogue and the texts are everybody's: with a token, a browser would ask them for leave first. */
const PLAYER_API = '/platform/';

/** `unreachable`: no answer in time, or one that is not what the contract says. */
export type PlatformErrorCode = ApiErrorCode | 'unreachable' | (string & {});

/** What a call of the player API failed with; `field` names the request field that the form shows it beside. */
export class PlatformError extends Error {
  readonly code: PlatformErrorCode;
  readonly field: string | undefined;

  constructor(code: PlatformErrorCode, message: string, field?: string) {
    super(message);
    this.name = 'PlatformError';
    this.code = code;
    this.field = field;
  }
}

type Call<Answer> = {
  path: string;
  schema: v.GenericSchema<unknown, Answer>;
  /** Given: the call is a POST of this as JSON. */
  body?: unknown;
};

export type Request = <Answer>(call: Call<Answer>) => Promise<Answer>;

type Connection = {
  origin: string;
  /** BCP 47: the page's, which the browser's need not be. */
  language: () => string;
  token: () => string | null;
  fetch: typeof fetch;
  /** A call with the token was answered: the session goes on from now. */
  onRenewed: () => void;
};

/** Makes the one function that speaks HTTP: it adds language and token, limits the time and parses the answer. Throws `PlatformError` only. */
export function createRequest({ origin, language, token, fetch, onRenewed }: Connection): Request {
  return async ({ path, schema, body }) => {
    const headers = new Headers({ accept: 'application/json', 'accept-language': language() });
    const held = token();
    const isPlayers = held !== null && path.startsWith(PLAYER_API);
    if (isPlayers) headers.set('authorization', `Bearer ${held}`);
    if (body !== undefined) headers.set('content-type', 'application/json');

    const answer = await read(
      fetch(origin + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        credentials: 'omit',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      path,
    );
    if (!answer.ok) throw refusal(answer.json, path);
    if (isPlayers) onRenewed();
    const parsed = v.safeParse(schema, answer.json);
    if (!parsed.success) throw new PlatformError('unreachable', `${path}: ${v.summarize(parsed.issues)}`);
    return parsed.output;
  };
}

async function read(sent: Promise<Response>, path: string): Promise<{ ok: boolean; json: unknown }> {
  try {
    const response = await sent;
    return { ok: response.ok, json: await response.json() };
  } catch (cause) {
    throw new PlatformError('unreachable', `${path}: ${String(cause)}`);
  }
}

function refusal(json: unknown, path: string): PlatformError {
  const parsed = v.safeParse(answers.error, json);
  if (!parsed.success) return new PlatformError('unreachable', `${path}: an error that says nothing`);
  return new PlatformError(parsed.output.code, parsed.output.message, parsed.output.field);
}
