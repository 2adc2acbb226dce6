import { isLoopback, SettingsError } from '../../worker/setting-fields.ts';
import { weaknessOf, type Settings } from '../../worker/settings.ts';

/** Where replicas keep what they share, and under which first word of its keys. */
export interface StoreAddress {
  /** `redis://[user][:password]@host[:port][/database]`, or `rediss://` for TLS. It holds a secret. */
  readonly url: string;
  /** Sites of other addresses may share the database: each has keys of its own. */
  readonly prefix: string;
}

/**
 * The setting STORE_URL; `null` where it is not set: the site is one replica. In production a store on another machine
 * needs a password as good as the other secrets: who writes there writes what players read.
 * @throws SettingsError that names the setting and never holds its value
 */
export function parseStoreUrl(
  value: string | undefined,
  { siteUrl, environment }: Pick<Settings, 'siteUrl' | 'environment'>,
): StoreAddress | null {
  if (value === undefined) return null;
  const url = value.trim();
  // Somebody means to share a store: each replica would be a site of its own, and nothing would say so.
  if (url === '') throw new SettingsError('STORE_URL is empty: without a store it is not set at all');
  const parsed = URL.parse(url);
  if (parsed === null || !['redis:', 'rediss:'].includes(parsed.protocol) || parsed.hostname === '') {
    throw new SettingsError('STORE_URL is not a redis:// or rediss:// address');
  }
  if (!/^\/?\d*$/u.test(parsed.pathname)) {
    throw new SettingsError('STORE_URL names a database that is not a number');
  }
  if (environment === 'production' && !isLoopback(url)) {
    if (parsed.password === '') throw new SettingsError('STORE_URL has no password');
    const weakness = weaknessOf(decodedPassword(parsed));
    if (weakness !== null) throw new SettingsError(`STORE_URL has a password that ${weakness}`);
  }
  return { url, prefix: `casino:${new URL(siteUrl).host}:` };
}

/** As the store is told it. */
function decodedPassword({ password }: URL): string {
  try {
    return decodeURIComponent(password);
  } catch {
    throw new SettingsError('STORE_URL has a password with a % that is not %25');
  }
}
