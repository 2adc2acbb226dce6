import { DurableObject } from 'cloudflare:workers';

/**
 * A KV namespace for a site that hosts itself: what workerd's `kvNamespace` binding asks over HTTP, answered
 * from one SQLite file on a volume. Get, put with an expiry, delete: what the site's cache uses; anything
 * else is refused aloud.
 */
interface KvEnv {
  readonly STORE: DurableObjectNamespace<KvStore>;
}

export default {
  fetch(request: Request, env: KvEnv): Promise<Response> {
    return env.STORE.get(env.STORE.idFromName('cache')).fetch(request);
  },
} satisfies ExportedHandler<KvEnv>;

const SWEEP_INTERVAL_MS = 3_600_000;

export class KvStore extends DurableObject<KvEnv> {
  constructor(state: DurableObjectState, env: KvEnv) {
    super(state, env);
    state.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value BLOB NOT NULL, metadata TEXT, expires INTEGER)',
    );
  }

  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const key = decodeURIComponent(url.pathname.slice(1));
    if (key === '') return refused('only single keys are served');
    switch (request.method) {
      case 'GET':
        return this.#get(key);
      case 'PUT':
        return this.#put(key, url.searchParams, request);
      case 'DELETE':
        this.ctx.storage.sql.exec('DELETE FROM entries WHERE key = ?', key);
        return new Response(null);
      default:
        return refused(`${request.method} is not served`);
    }
  }

  /** Drops what has expired; set off an hour after the first write, and hourly while there is anything. */
  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage;
    sql.exec('DELETE FROM entries WHERE expires IS NOT NULL AND expires <= ?', Date.now());
    const remaining = sql.exec('SELECT 1 FROM entries LIMIT 1').toArray().length;
    if (remaining > 0) await this.ctx.storage.setAlarm(Date.now() + SWEEP_INTERVAL_MS);
  }

  #get(key: string): Response {
    const [row] = this.ctx.storage.sql
      .exec('SELECT value, metadata, expires FROM entries WHERE key = ?', key)
      .toArray();
    const expires = row?.['expires'];
    if (row === undefined || (typeof expires === 'number' && expires <= Date.now())) {
      return new Response(null, { status: 404 });
    }
    const { value, metadata } = row;
    return new Response(value instanceof ArrayBuffer ? value : String(value), {
      headers: typeof metadata === 'string' ? { 'CF-KV-Metadata': metadata } : {},
    });
  }

  async #put(key: string, query: URLSearchParams, request: Request): Promise<Response> {
    const ttl = query.get('expiration_ttl');
    const expiration = query.get('expiration');
    let expires: number | null = null;
    if (ttl !== null) expires = Date.now() + Number(ttl) * 1000;
    else if (expiration !== null) expires = Number(expiration) * 1000;
    this.ctx.storage.sql.exec(
      'INSERT OR REPLACE INTO entries (key, value, metadata, expires) VALUES (?, ?, ?, ?)',
      key,
      await request.arrayBuffer(),
      request.headers.get('CF-KV-Metadata'),
      expires,
    );
    if ((await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(Date.now() + SWEEP_INTERVAL_MS);
    }
    return new Response(null);
  }
}

function refused(reason: string): Response {
  return new Response(`KV service: ${reason}`, { status: 501 });
}
