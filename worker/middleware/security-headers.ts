import type { Context, MiddlewareHandler } from 'hono';
import { EMBED_ORIGINS } from '../content/embed-providers.ts';
import { settingsOf, type Bindings } from '../env.ts';
import type { Settings } from '../settings.ts';

export interface SecurityHeadersVariables {
  /** This answer's nonce: 128 bits, base64. */
  nonce: string;
}

const YEAR_S = 31_536_000;

const FIXED_HEADERS: readonly (readonly [string, string])[] = [
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Strict-Transport-Security', `max-age=${YEAR_S}; includeSubDomains`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(self), usb=(), browsing-topics=(), interest-cohort=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
];

/** For what is no document: opened by itself it may do nothing at all. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'self'";

/** The headers that every answer carries (§7.9, DESIGN.md §3), the policy with a nonce of its own. */
export function securityHeaders(): MiddlewareHandler<{
  Bindings: Bindings;
  Variables: SecurityHeadersVariables;
}> {
  const policies = new WeakMap<Settings, readonly [before: string, after: string]>();
  return async function securityHeaders(c, next) {
    const settings = settingsOf(c.env);
    let policy = policies.get(settings);
    if (policy === undefined) {
      policy = contentSecurityPolicy(settings);
      policies.set(settings, policy);
    }
    const nonce = createNonce();
    c.set('nonce', nonce);
    setFixedHeaders(c);
    c.header('Content-Security-Policy', policy[0] + nonce + policy[1]);
    await next();
  };
}

/** Those that hold for any answer, whatever the settings. */
export function setFixedHeaders(c: Context): void {
  for (const [name, value] of FIXED_HEADERS) c.header(name, value);
}

/** 128 random bits. There is no fallback: without a random source there is no page. */
function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/**
 * The policy around its nonce. Scripts run by nonce alone, and what they load runs by `strict-dynamic`; the
 * fallbacks after it are for browsers that do not know it and are ignored by the others. Inline `style`
 * attributes are allowed: React and editors' content set sizes and focal points by them.
 */
function contentSecurityPolicy(settings: Settings): readonly [before: string, after: string] {
  const origins = (...urls: readonly string[]) =>
    [...new Set(urls.filter((url) => url !== '').map((url) => new URL(url).origin))].join(' ');
  const platform = origins(settings.platformScriptUrl, settings.platformOrigin, settings.gamesFeedUrl);
  const tags =
    settings.gtmId === ''
      ? ''
      : ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
  const recaptcha =
    settings.recaptchaSiteKey === ''
      ? ''
      : ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';
  const rest = [
    `'strict-dynamic' https: 'unsafe-inline'`,
    `default-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: https: ${origins(settings.cmsOrigin, settings.platformOrigin, settings.gamesFeedUrl, settings.promotionsOrigin)}`,
    `font-src 'self'`,
    `connect-src 'self' ${platform}${tags}${recaptcha}`,
    `frame-src 'self' ${platform} ${EMBED_ORIGINS.join(' ')}${recaptcha}`,
    `media-src 'self' https: ${origins(settings.cmsOrigin)}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    ...(settings.environment === 'production' ? ['upgrade-insecure-requests'] : []),
  ];
  return [`script-src 'nonce-`, `' ${rest.join('; ')}`];
}
