import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { encodeBase64 } from 'hono/utils/encode';
import { apiPath } from '../../shared/routing/api-path.ts';
import { TRUSTED_TYPES_POLICY } from '../../shared/config/constants.ts';
import { EMBED_ORIGINS } from '../content/steps/embed-providers.ts';
import { settingsOf, type Bindings } from '../env.ts';
import { DEVICE_FEATURES, type PlatformFeature, type Settings } from '../settings.ts';

export interface SecurityHeadersVariables {
  /**
   * Lets this response run inline scripts of its own (a streamed page's): a new nonce, 128 bits in base64, that its policy
   * names from now on. Other pages have none, so that the same bytes can be sent to everybody.
   */
  admitNonce: () => string;
}

/** For responses that are no document: opened directly, they may run and load nothing. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'self'";

/** Where browsers report what the policy has blocked (worker/routes/api/csp.ts), and its name in the policy. */
const REPORT_PATH = apiPath('csp');
const REPORT_GROUP = 'csp';
const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATH}"`;

/** The headers of every response, whatever the settings (§7.9). */
export function fixedHeaders(): MiddlewareHandler {
  return secureHeaders({
    xFrameOptions: 'SAMEORIGIN',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // Pictures and fonts may be shown on other sites; the other headers that the library would add are for outdated
    // browsers.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xXssProtection: false,
  });
}

/**
 * Sets the policies of each response: what its document may load and run (Content-Security-Policy), and what of the device it
 * may use (Permissions-Policy). The first names the document's own inline scripts by their hashes, so it is the same for
 * everybody. A content policy that a handler has set itself (a file's is stricter) stands alone. Not through the library, which
 * would build the policies anew for each request and overwrite a handler's.
 * @param inlineScripts the inline scripts of every document
 */
export function sitePolicies(inlineScripts: readonly string[]): MiddlewareHandler<{
  Bindings: Bindings;
  Variables: SecurityHeadersVariables;
}> {
  const policies = new WeakMap<Settings, Policy>();
  let hashes: readonly string[] | null = null;
  return async function sitePolicies(c, next) {
    const settings = settingsOf(c.env);
    let policy = policies.get(settings);
    if (policy === undefined) {
      hashes ??= await Promise.all(inlineScripts.map(hashSource));
      policy = policyOf(settings, hashes);
      policies.set(settings, policy);
    }
    const { scripts, rest, whole, reported, device } = policy;
    let enforced = whole;
    c.set('admitNonce', () => {
      const nonce = createNonce();
      enforced = `${scripts} 'nonce-${nonce}'${rest}`;
      return nonce;
    });
    await next();
    const { headers } = c.res;
    headers.set('Permissions-Policy', device);
    if (headers.has('Content-Security-Policy')) return;
    headers.set('Content-Security-Policy', enforced);
    if (settings.cspReportShare > 0) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
    if (reported !== null) headers.set('Content-Security-Policy-Report-Only', reported);
  };
}

/**
 * What the tags of a Google tag manager ask and frame, for measuring and for advertising, as Google's guide to content
 * security policies lists it; their pictures may come from anywhere.
 */
const TAG_CONNECT_ORIGINS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://google.com',
];
const TAG_FRAME_ORIGINS = [
  'https://www.googletagmanager.com',
  'https://td.doubleclick.net',
  'https://bid.g.doubleclick.net',
];

/** How a policy names an inline script by what it holds. */
async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${encodeBase64(digest)}'`;
}

/** 128 random bits. There is no fallback: without a random source no page is served. */
function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

interface Policy {
  /** `script-src` with its hashes. */
  readonly scripts: string;
  /** What follows them. */
  readonly rest: string;
  /** Both. */
  readonly whole: string;
  /** What is not enforced, but reported; `null`: nothing. */
  readonly reported: string | null;
  /** The permissions policy. */
  readonly device: string;
}

/**
 * Scripts run that a hash (or a streamed page's nonce) names, and by `strict-dynamic` what they load; the fallbacks after it
 * are for browsers that do not know it and are ignored by others. Inline `style` attributes are allowed, because React and
 * editors' content set sizes and focal points with them. Trusted Types: see `TRUSTED_TYPES` in wrangler.toml.
 */
function policyOf(settings: Settings, hashes: readonly string[]): Policy {
  const origins = (...urls: readonly string[]) =>
    [...new Set(urls.filter((url) => url !== '').map((url) => new URL(url).origin))].join(' ');
  const { cms, platform: platformOrigin, feed, promotions } = settings.publicUpstreams;
  // What the platform draws into the page has its own styles and fonts.
  const own = origins(settings.platformScriptUrl, platformOrigin);
  const asked = settings.platformConnectOrigins.filter((origin) => !origin.startsWith('ws'));
  const drawn = [own, ...asked].join(' ');
  const platform = origins(settings.platformScriptUrl, platformOrigin, feed);
  const uses = (feature: PlatformFeature, sources: string) =>
    settings.platformFeatures.includes(feature) ? sources : '';
  const hasTags = settings.gtmId !== '';
  const recaptcha =
    settings.recaptcha === null
      ? []
      : [`${settings.recaptcha.origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'];
  const connected = [
    ...settings.platformConnectOrigins,
    ...(hasTags ? TAG_CONNECT_ORIGINS : []),
    ...recaptcha,
  ];
  const posted = [...settings.platformFrameOrigins, ...(settings.areFramesFree ? ['https:'] : [])];
  const framed = [...posted, ...EMBED_ORIGINS, ...(hasTags ? TAG_FRAME_ORIGINS : []), ...recaptcha];
  const policies = [TRUSTED_TYPES_POLICY, ...settings.trustedTypesPolicies];
  const typed = `require-trusted-types-for 'script'; trusted-types ${policies.join(' ')}`;
  // The second is for browsers that do not know the first.
  const reporting =
    settings.cspReportShare > 0 ? [`report-to ${REPORT_GROUP}`, `report-uri ${REPORT_PATH}`] : [];
  const rest = [
    `'strict-dynamic' https: 'unsafe-inline'${uses('webassembly', ` 'wasm-unsafe-eval'`)}`,
    `default-src 'self'`,
    `style-src 'self' 'unsafe-inline' ${drawn}`,
    // A player who uploads a document or a film sees it first.
    `img-src 'self' data: blob: https: ${origins(cms, platformOrigin, feed, promotions)}`,
    `font-src 'self' data: ${drawn}`,
    `connect-src 'self' ${[platform, ...connected].join(' ')}`,
    `frame-src 'self' ${[platform, ...framed].join(' ')}`,
    `media-src 'self' data: blob: https: ${origins(cms, platformOrigin, promotions)}`,
    `manifest-src 'self'`,
    `worker-src 'self'${uses('workers', ' blob:')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${posted.join(' ')}`.trim(),
    `frame-ancestors 'self'`,
    ...(settings.environment === 'production' ? ['upgrade-insecure-requests'] : []),
    ...(settings.trustedTypes === 'enforce' ? [typed] : []),
    ...reporting,
  ];
  const scripts = ['script-src', ...hashes].join(' ');
  const after = ` ${rest.join('; ')}`;
  const reported = settings.trustedTypes === 'report' ? [typed, ...reporting].join('; ') : null;
  return { scripts, rest: after, whole: scripts + after, reported, device: permissionsOf(settings, own) };
}

/** What of the device nobody uses, neither the site nor a frame in it. */
const UNUSED_FEATURES = ['display-capture', 'midi', 'usb', 'browsing-topics'];

/** What the platform uses is for the page, in which its script runs, and for its frames; payment is for the page in any case. */
function permissionsOf(settings: Settings, own: string): string {
  const frames = [...own.split(' ').filter(Boolean), ...settings.platformFrameOrigins];
  const usedBy = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
  const used = DEVICE_FEATURES.map((feature) => {
    if (settings.platformFeatures.includes(feature)) return `${feature}=(${usedBy})`;
    return `${feature}=(${feature === 'payment' ? 'self' : ''})`;
  });
  return [...used, ...UNUSED_FEATURES.map((feature) => `${feature}=()`)].join(', ');
}
