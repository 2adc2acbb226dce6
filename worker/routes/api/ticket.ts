import type { Context } from 'hono';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { parseSession, type PlayerSession } from '../../../shared/contracts/platform/account.ts';
import { ShapeError } from '../../../shared/contracts/parsing/shape.ts';
import {
  anonymousTicketBody,
  playerTicketBody,
  validateTicketForm,
  type TicketContext,
  type TicketForm,
} from '../../../shared/domain/forms/ticket.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { clientAddress } from '../../middleware/request-log.ts';
import { createTicket } from '../../upstream/tickets.ts';
import { ApiError } from '../api-error.ts';
import { readLimitedText } from '../../http/limited-text.ts';
import { localeParameter } from './parameters.ts';

const MAX_BODY_BYTES = 16_384;
const MAX_USER_AGENT_LENGTH = 300;

/**
 * POST /api/ticket (§7.5): same-origin, 16 KB, validated, rate-limited. The bearer is added here and goes nowhere
 * else; what the person wrote goes to the provider, and to no log and no cache.
 */
export async function ticketAnswer(c: Context<AppEnv>): Promise<Response> {
  const settings = settingsOf(c.env);
  requireSameOrigin(c, settings.siteUrl);
  if (!(c.req.header('content-type') ?? '').startsWith('application/json')) {
    throw new ApiError(415, 'not-json', 'The body is to be application/json');
  }
  await requireCalm(c);
  const text = await readLimitedText(c.req.raw, MAX_BODY_BYTES);
  if (text === null) throw new ApiError(413, 'too-large', 'The body is over 16 KB');
  const body = parseJson(text);
  const result = validateTicketForm(body);
  if (!result.ok) {
    const [first] = Object.entries(result.errors);
    throw new ApiError(422, 'invalid', first?.[1] ?? 'invalid', first?.[0]);
  }
  const taken = await send(c, result.form, body);
  c.header('Cache-Control', 'no-store');
  // The caller learns whether it went through; §8 shows the visitor nothing when it did not.
  return c.json({ taken }, taken ? 201 : 502);
}

/** Browsers say where a request comes from; one that does not say, or says another place, is refused. */
function requireSameOrigin(c: Context<AppEnv>, siteUrl: string): void {
  const origin = c.req.header('origin');
  const own = [new URL(siteUrl).origin, new URL(c.req.url).origin];
  const site = c.req.header('sec-fetch-site');
  if (origin === undefined || !own.includes(origin) || (site !== undefined && site !== 'same-origin')) {
    throw new ApiError(403, 'cross-origin', 'Tickets are taken from this site alone');
  }
}

/** Five a minute from one address, by the platform's limiter where there is one, else by this isolate's memory. */
async function requireCalm(c: Context<AppEnv>): Promise<void> {
  const address = clientAddress(c) ?? 'unknown';
  const allowed =
    c.env.TICKET_RATE_LIMIT === undefined
      ? c.get('services').request.isolate.ticketWindow.take(address, Date.now())
      : (await c.env.TICKET_RATE_LIMIT.limit({ key: address })).success;
  if (allowed) return;
  c.header('Retry-After', '60');
  throw new ApiError(429, 'too-many', 'That was a lot of messages: please wait a minute');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'not-json', 'The body is no JSON');
  }
}

async function send(c: Context<AppEnv>, form: TicketForm, body: unknown): Promise<boolean> {
  const settings = settingsOf(c.env);
  const context: TicketContext = {
    language: LOCALE_FACTS[localeParameter(c)].platformLanguage,
    brandDomain: new URL(settings.siteUrl).host,
    brandName: settings.brandName,
    groupId: settings.brandId,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    country: c.get('visitor').country,
  };
  const player = playerOf(body);
  const ticket =
    player === null ? anonymousTicketBody(form, context) : playerTicketBody(form, context, player);
  try {
    return await createTicket(c.get('services').request.upstream, ticket);
  } catch (error) {
    // The message names the service and the address; nothing of the form is in it.
    c.get('record').addError(error);
    return false;
  }
}

/** The player whose session the form carries; `null` for a visitor. A session that is none is bad input, a 422. */
function playerOf(body: unknown): PlayerSession | null {
  if (typeof body !== 'object' || body === null || !('session' in body)) return null;
  try {
    return parseSession(body.session);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new ApiError(422, 'invalid', 'That is no session', 'session');
  }
}
