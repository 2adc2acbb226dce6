import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { logLine } from '../shared/contracts/log-record.ts';
import { parseSettings, sandboxSecret, SETTING_NAMES, type RawSettings } from '../worker/settings.ts';
import { startPacker } from './packer.ts';
import {
  PortTakenError,
  ServeError,
  serveWorker,
  type ServedWorker,
  type ServeOptions,
} from './serve-worker.ts';
import { prepareStore, setAside, type PreparedStore } from './store.ts';

/** What the build wrote beside the Worker: how it wants to be run, and the defaults of its settings. */
interface Defaults {
  readonly compatibilityDate: string;
  readonly compatibilityFlags: readonly string[];
  readonly settings: RawSettings;
}

export interface SiteOptions {
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Folder of the cache's namespace; `memory` keeps it nowhere. */
  readonly dataDir: string;
  /** Settings and secrets by name; what is not given has the default of wrangler.toml. */
  readonly environment: RawSettings;
  /** Folder of the build; without it, the one beside these sources. */
  readonly dist?: string;
  readonly onOutput?: ServeOptions['onOutput'];
}

const DIST = path.resolve(import.meta.dirname, '../dist');
const REFRESH_INTERVAL_MS = 5 * 60_000;

/**
 * Starts the site on workerd. Settings are parsed before anything starts, so a wrong one is a `SettingsError` that names
 * it, and no half-started server. Throws `ServeError` when the port is taken.
 */
export async function startSite(options: SiteOptions): Promise<ServedWorker> {
  const dist = options.dist ?? DIST;
  const defaults = await readDefaults(dist);
  const raw: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const value = options.environment[name] ?? defaults.settings[name];
    if (value !== undefined) raw[name] = value;
  }
  const settings = parseSettings(raw);
  for (const warning of settings.warnings) say('settings', warning, options.onOutput);
  const packer = await startPacker(path.join(dist, 'server/packer-thread.js'));
  const serve = ({ folder, notice }: PreparedStore): Promise<ServedWorker> => {
    if (notice !== null) say('store', notice, options.onOutput);
    return serveWorker({
      ...runtimeOf(defaults),
      name: 'casino-site',
      modulePath: path.join(dist, 'worker/index.js'),
      supportDir: path.join(dist, 'support'),
      assetsDir: path.join(dist, 'client'),
      kvDir: folder,
      host: options.host ?? '127.0.0.1',
      port: options.port,
      packerAddress: packer.address,
      settings: raw,
      ...(options.onOutput === undefined ? {} : { onOutput: options.onOutput }),
    });
  };
  const start = async (): Promise<ServedWorker> => {
    const store: PreparedStore =
      options.dataDir === 'memory'
        ? { folder: 'memory', notice: null }
        : await prepareStore(path.resolve(options.dataDir, 'kv'));
    return serve(store).catch(async (error: unknown) => {
      // What the check did not find, workerd may have ended at: once more, with an empty cache.
      const isWorthwhile = error instanceof ServeError && !(error instanceof PortTakenError);
      if (!isWorthwhile || store.folder === 'memory') throw error;
      return serve(await setAside(store.folder, error.message));
    });
  };
  const site = await start().catch(async (error: unknown) => {
    await packer.stop();
    throw error;
  });
  const refreshing = setInterval(() => void refresh(site.origin, settings.opsToken), REFRESH_INTERVAL_MS);
  const stop = async (): Promise<void> => {
    clearInterval(refreshing);
    await site.stop();
    await packer.stop();
  };
  return { ...site, stop };
}

/** One line in the log about the server itself. */
function say(event: 'settings' | 'store', message: string, onOutput: ServeOptions['onOutput']): void {
  const line = `${logLine({
    timestamp: new Date().toISOString(),
    severity_text: 'WARN',
    event_name: event,
    body: message,
  })}\n`;
  if (typeof onOutput === 'function') onOutput(line);
  else process.stderr.write(line);
}

/** Starts the sandbox on workerd: every upstream on one origin. It remembers for as long as it runs. */
export async function startSandbox(
  options: Pick<SiteOptions, 'host' | 'port' | 'dist' | 'onOutput'> & {
    /** Where browsers reach it, when that is not where the site asks it. */
    readonly publicOrigin?: string;
    /** What the site signs and is told with, so that the sandbox's drafts can be previewed. */
    readonly revalidateSecret?: string;
  },
): Promise<ServedWorker> {
  const dist = options.dist ?? DIST;
  return serveWorker({
    ...runtimeOf(await readDefaults(dist)),
    name: 'casino-sandbox',
    modulePath: path.join(dist, 'sandbox-worker/index.js'),
    supportDir: path.join(dist, 'support'),
    assetsDir: path.join(dist, 'sandbox'),
    kvDir: null,
    packerAddress: null,
    host: options.host ?? '127.0.0.1',
    port: options.port,
    settings: {
      REVALIDATE_SECRET: options.revalidateSecret ?? sandboxSecret('REVALIDATE_SECRET'),
      ...(options.publicOrigin === undefined ? {} : { PUBLIC_ORIGIN: options.publicOrigin }),
    },
    ...(options.onOutput === undefined ? {} : { onOutput: options.onOutput }),
  });
}

function runtimeOf(defaults: Defaults): Pick<ServeOptions, 'compatibilityDate' | 'compatibilityFlags'> {
  return { compatibilityDate: defaults.compatibilityDate, compatibilityFlags: defaults.compatibilityFlags };
}

async function readDefaults(dist: string): Promise<Defaults> {
  return JSON.parse(await readFile(path.join(dist, 'worker/defaults.json'), 'utf8'));
}

/** Cloudflare has a scheduler; here the server is its own. A refresh that fails is in the site's log, and tried again. */
async function refresh(origin: string, token: string): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`${origin}/ops/refresh`, { method: 'POST', headers })).body?.cancel();
  } catch (error) {
    console.error(`The scheduled refresh did not reach the site: ${String(error)}`);
  }
}
