import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { startTestSandbox, COUNTRY_HEADER, OPS_TOKEN, REVALIDATE_SECRET, type TestSandbox } from '../site.ts';
import type { LogRecord } from '../../shared/contracts/log-record.ts';
import type { RawSettings } from '../../worker/settings.ts';

/**
 * The built site on workerd with its own KV, for tests that look into KV, move the Worker's clock, make KV fail, or run
 * the cron trigger. The Worker itself is the one that is deployed.
 */
export interface Laboratory {
  readonly origin: string;
  readonly sandbox: TestSandbox;
  /** The last lines of the Worker's log; of one request, when its span is given. */
  log(span?: string): Promise<readonly LogRecord[]>;
  request(path: string, init?: RequestInit & { readonly country?: string }): Promise<Response>;
  /** Moves the Worker's clock ahead, from the next request on. */
  advance(seconds: number): Promise<void>;
  /** How KV behaves from now on. */
  kv(mode: KvMode): Promise<void>;
  keys(): Promise<readonly string[]>;
  /** Runs the cron trigger. */
  scheduled(): Promise<void>;
  stop(): Promise<void>;
}

type KvMode = 'works' | 'get-throws' | 'put-throws' | 'hangs';

const CONTROL = '/__laboratory';
const DIST = path.resolve(import.meta.dirname, '../../dist');

// Wraps the deployed module with a clock that can be moved and a KV that can be made to fail.
const WRAPPER = `
import site from './site.js';
const clock = Date.now;
let ahead = 0;
Date.now = () => clock() + ahead;
const lines = [];
console.log = (line) => { lines.push(line); if (lines.length > 500) lines.shift(); };
let mode = 'works';
const failing = (kv) => ({
  get: (key) => mode === 'get-throws' ? Promise.reject(new Error('KV GET failed: 500')) : mode === 'hangs' ? new Promise(() => {}) : kv.get(key),
  put: (...entry) => mode === 'put-throws' ? Promise.reject(new Error('KV PUT failed: 429')) : mode === 'hangs' ? new Promise(() => {}) : kv.put(...entry),
});
let wrapped;
const around = (env) => (wrapped ??= { ...env, CACHE: failing(env.CACHE) });
export default {
  async fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname === '${CONTROL}') {
      ahead += Number(url.searchParams.get('advance') ?? 0) * 1000;
      mode = url.searchParams.get('kv') ?? mode;
      const span = url.searchParams.get('span');
      const wanted = span === null ? lines : lines.filter((line) => line.includes(span));
      return new Response('[' + wanted.join() + ']');
    }
    return site.fetch(request, around(env), context);
  },
  scheduled: (controller, env, context) => site.scheduled(controller, around(env), context),
};`;

interface LaboratoryOptions {
  /** Over those of a test site; a function is given the sandbox's origin. */
  readonly settings?: RawSettings | ((sandbox: string) => RawSettings);
  /** The Worker's module; the built one unless a test brings its own. */
  readonly module?: string;
}

export async function openLaboratory({ settings = {}, module }: LaboratoryOptions = {}): Promise<Laboratory> {
  const sandbox = await startTestSandbox();
  const defaults: { compatibilityDate: string; settings: Record<string, string> } = JSON.parse(
    await readFile(path.join(DIST, 'worker/defaults.json'), 'utf8'),
  );
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: 'site',
          compatibilityDate: defaults.compatibilityDate,
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
          modules: [
            { type: 'ESModule', path: 'wrapper.js', contents: WRAPPER },
            {
              type: 'ESModule',
              path: 'site.js',
              contents: module ?? (await readFile(path.join(DIST, 'worker/index.js'), 'utf8')),
            },
          ],
          kvNamespaces: ['CACHE'],
          serviceBindings: { ASSETS: 'files' },
          bindings: {
            ...defaults.settings,
            SANDBOX_ORIGIN: sandbox.origin,
            SITE_URL: 'https://www.velvet-comet.example',
            TRUSTED_COUNTRY_HEADER: COUNTRY_HEADER,
            REVALIDATE_SECRET,
            OPS_TOKEN,
            ...(typeof settings === 'function' ? settings(sandbox.origin) : settings),
          },
        },
        {
          name: 'files',
          compatibilityDate: defaults.compatibilityDate,
          modules: [
            {
              type: 'ESModule',
              path: 'files.js',
              contents: 'export default { fetch: () => new Response(null, { status: 404 }) }',
            },
          ],
        },
      ],
    }),
  );
  const { origin } = await runtime.unsafeGetDirectURL('site');
  const kv = await runtime.getKVNamespace('CACHE', 'site');
  const control = async (query: string): Promise<string> =>
    (await fetch(`${origin}${CONTROL}?${query}`)).text();
  return {
    origin,
    sandbox,
    log: async (span) => JSON.parse(await control(span === undefined ? '' : `span=${span}`)),
    request(target, { country = 'GB', ...init } = {}) {
      const headers = new Headers(init.headers);
      headers.set(COUNTRY_HEADER, country);
      return fetch(origin + target, { redirect: 'manual', ...init, headers });
    },
    async advance(seconds) {
      await control(`advance=${seconds}`);
    },
    async kv(mode) {
      await control(`kv=${mode}`);
    },
    async keys() {
      const names: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await kv.list(cursor === undefined ? {} : { cursor });
        names.push(...page.keys.map(({ name }) => name));
        if (page.list_complete) return names.toSorted();
        ({ cursor } = page);
      }
    },
    async scheduled() {
      const worker = await runtime.getWorker('site');
      await worker.scheduled({ cron: '*/5 * * * *' });
    },
    async stop() {
      await Promise.all([runtime.dispose(), sandbox.stop()]);
    },
  };
}
