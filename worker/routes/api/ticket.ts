import type { Context, MiddlewareHandler } from 'hono';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { parseSession, type PlayerSession } from '../../../shared/contracts/platform/account.ts';
import { ShapeError } from '../../../shared/contracts/parsing/shape.ts';
import type { FieldErrors } from '../../../shared/domain/forms/form-fields.ts';
import {
  ticketBody,
  TICKET_LENGTHS,
  validateTicketForm,
  type TicketContext,
  type TicketForm,
} from '../../../shared/domain/forms/ticket.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { isLoopback } from '../../address-settings.ts';
import { networkOf } from '../../http/network-of.ts';
import { userAgentOf } from '../../http/user-agent.ts';
import { edgeMessages } from '../../messages.ts';
import { TICKET_LIMIT, type Isolate } from '../../services/isolate.ts';
import { isRefusedForNow } from '../../upstream/upstream-error.ts';
import { ApiError, notHad } from '../api-error.ts';
import { jsonBody } from '../json-body.ts';
import { limitedBody } from '../limited-body.ts';
import { localeParameter } from './parameters.ts';
import { humansOnly } from './recaptcha.ts';

const MAX_BODY_BYTES = 16_384;
/** UTF-8 has up to three bytes for a UTF-16 unit. The session and the token of reCAPTCHA have what every body has. */
export const MAX_TICKET_BYTES =
  MAX_BODY_BYTES + 3 * Object.values(TICKET_LENGTHS).reduce((sum, length) => sum + length, 0);

/**
 * The origins that the site's own pages have: `SITE_URL`'s. Not the request's `Host`, which the client
 * chooses; only a sandbox is also looked at on the machine that it runs on, by any of that machine's names.
 */
function ownOrigins(c: Context<AppEnv>): readonly string[] {
  const { siteUrl, environment } = settingsOf(c.env);
  const own = new URL(siteUrl).origin;
  const { origin } = new URL(c.req.url);
  return environment === 'sandbox' && isLoopback(origin) ? [own, origin] : [own];
}

/**
 * Refuses a request whose `Origin` is missing or another site's. Hono's own check (`hono/csrf`) covers forms only and
 * lets JSON pass, which is what is sent here.
 */
export function fromThisSite(): MiddlewareHandler<AppEnv> {
  return async function fromThisSite(c, next) {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    if (
      origin === undefined ||
      !ownOrigins(c).includes(origin) ||
      (site !== undefined && site !== 'same-origin')
    ) {
      throw new ApiError(403, 'cross-origin', 'Forms are taken from this site alone');
    }
    if (!(c.req.header('content-type') ?? '').startsWith('application/json')) {
      throw new ApiError(415, 'not-json', 'The body is to be application/json');
    }
    await next();
  };
}

/**
 * Five forms a minute from one address or IPv6 network: by the platform's rate limiter where there is one, else by the count
 * of all replicas, and by this isolate's memory where it is alone or their store cannot be asked.
 */
export function calm({ ticketWindow }: Isolate): MiddlewareHandler<AppEnv> {
  const isFew = async (c: Context<AppEnv>, address: string): Promise<boolean> => {
    const platform = c.env.TICKET_RATE_LIMIT;
    if (platform !== undefined) return (await platform.limit({ key: address })).success;
    const isFewHere = ticketWindow.take(address, Date.now());
    const count = await c.get('services').fleet?.count(`ticket:${address}`, TICKET_LIMIT.periodMs);
    return isFewHere && (count ?? 0) <= TICKET_LIMIT.limit;
  };
  return async function calm(c, next) {
    const allowed = await isFew(c, networkOf(c.get('record').client ?? 'unknown'));
    if (!allowed) {
      c.header('Retry-After', '60');
      throw new ApiError(429, 'too-many', 'That was a lot of messages: please wait a minute');
    }
    await next();
  };
}

/** A body as forms and reports have it; `maxBytes`: of a larger one. */
export const formBody = (maxBytes = MAX_BODY_BYTES) => limitedBody(maxBytes);

/**
 * POST /api/ticket (§7.5): same-origin, rate-limited, of limited size, validated. The service adds the bearer, which goes nowhere
 * else; the visitor's text goes to the provider only, never to a log or a cache.
 */
export async function postTicket(c: Context<AppEnv>): Promise<Response> {
  const body = await jsonBody(c);
  const result = validateTicketForm(body);
  if (!result.ok) throw wrongField(result.errors);
  await humansOnly(c, body, 'ticket');
  const taken = await send(c, result.form, body);
  c.header('Cache-Control', 'no-store');
  // The caller learns whether it succeeded; §8 shows the visitor nothing when it did not.
  return c.json({ taken }, taken ? 201 : 502);
}

/** The first field that is wrong, in the words of the form in English: like those of every error, they are for developers. */
function wrongField(errors: FieldErrors<keyof TicketForm>): ApiError {
  const [[field, key] = []] = Object.entries(errors);
  const words = key === undefined ? 'That is no ticket' : edgeMessages('en').content[key];
  return new ApiError(422, 'invalid', words, field);
}

/**
 * Whether the provider has taken it.
 * @throws ApiError 503 when it was not asked, since there is no room for one more
 */
async function send(c: Context<AppEnv>, form: TicketForm, body: unknown): Promise<boolean> {
  const settings = settingsOf(c.env);
  const context: TicketContext = {
    language: LOCALE_FACTS[localeParameter(c)].platformLanguage,
    brandDomain: new URL(settings.siteUrl).host,
    brandName: settings.brandName,
    groupId: settings.brandId,
    userAgent: userAgentOf(c.req),
    country: c.get('visitor').country,
  };
  const ticket = ticketBody(form, context, playerOf(body));
  try {
    return await c.get('services').tickets.create(ticket);
  } catch (error) {
    // The message names the service and the address, nothing of the form.
    c.get('record').addError(error);
    if (isRefusedForNow(error)) throw notHad(c, error, 'Too many messages are being sent: please wait');
    return false;
  }
}

/**
 * The player whose session the form carries; `null` for a visitor.
 * @throws ApiError 422 when the session is malformed
 */
function playerOf(body: unknown): PlayerSession | null {
  if (typeof body !== 'object' || body === null || !('session' in body)) return null;
  try {
    return parseSession(body.session);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new ApiError(422, 'invalid', 'That is no session', 'session');
  }
}
