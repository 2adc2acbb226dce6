import { isLoopback } from '../../worker/address-settings.ts';
import { isInQuotes, IN_QUOTES_REASON, SettingsError } from '../../worker/setting-fields.ts';
import { weaknessOf } from '../../worker/settings.ts';

/**
 * The setting STORE_URL, `redis://[user][:password]@host[:port][/database]`, or `rediss://` for TLS; `null` where it is not set: the site is one replica. It holds a secret. In production a store on another machine
 * needs a password as good as the other secrets: who writes there writes what players read.
 * @throws SettingsError that names the setting and never holds its value
 */
export function parseStoreUrl(value: string | undefined, environment: string | undefined): string | null {
  if (value === undefined) return null;
  const url = value.trim();
  // Somebody means to share a store: each replica would be a site of its own, and nothing would say so.
  if (url === '') throw new SettingsError('STORE_URL is empty: without a store it is not set at all');
  if (isInQuotes(url)) throw new SettingsError(`STORE_URL ${IN_QUOTES_REASON}`);
  const parsed = URL.parse(url);
  if (parsed === null || !['redis:', 'rediss:'].includes(parsed.protocol) || parsed.hostname === '') {
    throw new SettingsError(
      'STORE_URL is not a redis:// or rediss:// address: expected redis://:password@host:port',
    );
  }
  if (!/^\/?\d*$/u.test(parsed.pathname)) {
    throw new SettingsError('STORE_URL names a database that is not a number');
  }
  if (environment === 'production' && !isLoopback(url)) {
    if (parsed.password === '') throw new SettingsError('STORE_URL has no password');
    const weakness = weaknessOf(decodedPassword(parsed));
    if (weakness !== null) throw new SettingsError(`STORE_URL has a password that ${weakness}`);
  }
  return url;
}

/** The first word of a site's keys: sites of other addresses may share the database. */
export function storePrefix(siteUrl: string): string {
  return `casino:${new URL(siteUrl).host}:`;
}

/** As the store is told it. */
function decodedPassword({ password }: URL): string {
  try {
    return decodeURIComponent(password);
  } catch {
    throw new SettingsError('STORE_URL has a password with a % that is not %25');
  }
}
