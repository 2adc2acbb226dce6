import { Router, type IRequestStrict } from 'itty-router';
import type { Env } from '../env.ts';
import { openJson } from './answer.ts';

/** A site key that begins so is a robot's: its tokens are refused, or, with an action, score low. */
const ROBOT_KEY = 'robot';
const MAX_TOKENS = 1_000;

interface Issued {
  readonly isRobot: boolean;
  /** Of version 3. */
  readonly action: string | null;
}

/** Tokens that were given and not checked yet. */
type Tokens = Map<string, Issued>;

/** reCAPTCHA: gives tokens to the stand-in's script (`sandbox/recaptcha`), and checks each of them once. */
export function recaptchaRouter() {
  const tokens: Tokens = new Map();
  return Router<IRequestStrict, [Env]>()
    .post('/recaptcha/token', (request) => giveToken(request, tokens))
    .post('/recaptcha/api/siteverify', (request) => checkToken(request, tokens))
    .all('*', () => refusal('bad-request'));
}

async function giveToken(request: Request, tokens: Tokens): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const token = crypto.randomUUID();
  if (tokens.size >= MAX_TOKENS) tokens.clear();
  tokens.set(token, {
    isRobot: form.get('k')?.startsWith(ROBOT_KEY) === true,
    action: form.get('action'),
  });
  return new Response(token, { headers: { 'access-control-allow-origin': '*' } });
}

async function checkToken(request: Request, tokens: Tokens): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  if (!form.get('secret')) return refusal('missing-input-secret');
  const token = form.get('response') ?? '';
  const found = tokens.get(token);
  tokens.delete(token);
  if (found === undefined) return refusal('timeout-or-duplicate');
  const { action, isRobot } = found;
  const seen = { challenge_ts: new Date().toISOString(), hostname: 'localhost' };
  if (action === null) return openJson({ success: !isRobot, ...seen });
  return openJson({ success: true, ...seen, action, score: isRobot ? 0.1 : 0.9 });
}

function refusal(code: string): Response {
  return openJson({ success: false, 'error-codes': [code] });
}
