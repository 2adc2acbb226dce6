import { SettingsError } from '../../worker/setting-fields.ts';

/** Where replicas keep what they share, and under which first word of its keys. */
export interface StoreAddress {
  /** `redis://[user][:password]@host[:port][/database]`, or `rediss://` for TLS. It holds a secret. */
  readonly url: string;
  /** Sites of other addresses may share the database: each has keys of its own. */
  readonly prefix: string;
}

/**
 * The setting STORE_URL; `null` where it is not set: the site is one replica.
 * @throws SettingsError that names the setting and never holds its value
 */
export function parseStoreUrl(value: string | undefined, siteUrl: string): StoreAddress | null {
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
  return { url, prefix: `casino:${new URL(siteUrl).host}:` };
}
