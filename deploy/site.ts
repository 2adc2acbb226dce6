import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { INVALIDATIONS_KEY } from '../worker/cache/invalidations.ts';
import { logLine } from '../shared/contracts/log-record.ts';
import { refuseTogether } from '../worker/setting-fields.ts';
import { parseSettings, sandboxSecret, type RawSettings, type Settings } from '../worker/settings.ts';
import { startHost } from './fleet/host-service.ts';
import { oneAtATime, orderGiver, type GiveOrder } from './fleet/orders.ts';
import { Readiness } from './fleet/readiness.ts';
import { RedisStore } from './fleet/redis-store.ts';
import { parseStoreUrl, storePrefix } from './fleet/store-url.ts';
import { startPacker, type RunningPacker } from './packer.ts';
import {
  PortTakenError,
  ServeError,
  serveWorker,
  type ServedWorker,
  type ServeOptions,
} from './serve-worker.ts';
import { siteSettings } from './site-settings.ts';
import { inMemory, prepareStore, type PreparedStore } from './store.ts';

/** What the build wrote beside the Worker: how it wants to be run, and a sandbox's settings. */
interface Defaults {
  readonly compatibilityDate: string;
  readonly compatibilityFlags: readonly string[];
  readonly settings: RawSettings;
}

export interface SiteOptions {
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Folder of the cache's namespace; `memory` keeps it nowhere. Unused where there is a `storeUrl`. */
  readonly dataDir: string;
  /** The store that this replica shares with others, `redis://…` or `rediss://…`; without it the site is one replica. */
  readonly storeUrl?: string | undefined;
  /** Whether the site may serve without ever having reached that store. */
  readonly isStoreOptional?: boolean;
  /** For how long requests are still taken after it is to stop and says so on /readyz; then it waits for those under way. */
  readonly drain?: { readonly noticeMs: number; readonly limitMs: number };
  /** Settings and secrets by name; {@link siteSettings} says what the others are. */
  readonly environment: RawSettings;
  /** Folder of the build; without it, the one beside these sources. */
  readonly dist?: string;
  readonly onOutput?: ServeOptions['onOutput'];
}

const DIST = path.resolve(import.meta.dirname, '../dist');
const REFRESH_INTERVAL_MS = 5 * 60_000;

interface SiteSettings {
  /** As the Worker is given them. */
  readonly raw: RawSettings;
  readonly settings: Settings;
  readonly storeUrl: string | null;
}

/**
 * What a site is set to, its store too.
 * @throws (rejects) SettingsError when some are wrong; the message has a line for each
 */
export async function readSiteSettings({
  environment,
  storeUrl,
  dist = DIST,
}: Pick<SiteOptions, 'environment' | 'storeUrl' | 'dist'>): Promise<SiteSettings> {
  const defaults = await readDefaults(dist);
  const raw = siteSettings(environment, defaults.settings);
  const settings = () => parseSettings(raw);
  const store = () => parseStoreUrl(storeUrl, raw.ENVIRONMENT);
  await refuseTogether(settings, store);
  return { raw, settings: settings(), storeUrl: store() };
}

/**
 * Starts the site on workerd. Settings are parsed before anything starts, so a wrong one is a `SettingsError` that names
 * it, and no half-started server. Throws `ServeError` when the port is taken.
 */
export async function startSite(options: SiteOptions): Promise<ServedWorker> {
  const dist = options.dist ?? DIST;
  const defaults = await readDefaults(dist);
  const { raw, settings, storeUrl } = await readSiteSettings(options);
  for (const warning of settings.warnings) say('settings', warning, options.onOutput);
  let giveOrder: GiveOrder = async () => undefined;
  const store =
    storeUrl === null
      ? null
      : new RedisStore({
          url: storeUrl,
          prefix: storePrefix(settings.siteUrl),
          announced: new Set([INVALIDATIONS_KEY]),
          onTold: oneAtATime(() => giveOrder('changes')),
          onReached: oneAtATime(() => giveOrder('keep-build')),
          log: (message) => say('store', message, options.onOutput),
        });
  const readiness = new Readiness({ store, isStoreOptional: options.isStoreOptional ?? false });
  const helpers: { stop(): Promise<void> }[] = [];
  const stopHelpers = async (): Promise<void> => {
    for (const helper of helpers.toReversed()) await helper.stop();
    store?.close();
  };
  const start = async (): Promise<{ readonly site: ServedWorker; readonly packer: RunningPacker }> => {
    const packer = await startPacker({
      modulePath: path.join(dist, 'server/packer-process.js'),
      log: (message) => say('packer', message, options.onOutput),
    });
    helpers.push(packer);
    const log = (message: string): void => say('store', message, options.onOutput);
    const host = await startHost({ log, readiness, store, packer });
    helpers.push(host);
    const serve = (kv: ServeOptions['kv']): Promise<ServedWorker> =>
      serveWorker({
        ...runtimeOf(defaults),
        name: 'casino-site',
        modulePath: path.join(dist, 'worker/index.js'),
        supportDir: path.join(dist, 'support'),
        assetsDir: path.join(dist, 'client'),
        kv,
        host: options.host ?? '127.0.0.1',
        port: options.port,
        services: {
          PACKER: packer.address,
          HOST: host.address,
          ...(store === null ? {} : { FLEET: host.address }),
        },
        settings: raw,
        ...(options.drain === undefined ? {} : { stopLimitMs: options.drain.limitMs }),
        ...(options.onOutput === undefined ? {} : { onOutput: options.onOutput }),
      });
    const { storeAddress: address } = host;
    return { site: await (address === null ? serveFromFolder(options, serve) : serve({ address })), packer };
  };
  const { site, packer } = await start().catch(async (error: unknown) => {
    await stopHelpers();
    throw error;
  });
  giveOrder = orderGiver({
    origin: site.origin,
    token: settings.opsToken,
    log: (message) => say('order', message, options.onOutput),
  });
  // A store that goes with this server has nothing for the next build.
  const outlives = store !== null || options.dataDir !== 'memory';
  const keeping = outlives ? giveOrder('keep-build') : null;
  // Other replicas may be asked for this build's files as soon as this one serves its pages; alone it has them itself.
  if (store !== null) await keeping;
  readiness.serve();
  const refreshing = setInterval(() => {
    if (outlives) void giveOrder('keep-build');
    void giveOrder('refresh');
  }, REFRESH_INTERVAL_MS);
  const end = async (): Promise<void> => {
    clearInterval(refreshing);
    readiness.drain();
    // At work it keeps the Worker from ending, and on a busy machine that takes many seconds. What is sent now is compressed on its way.
    await packer.stop();
    if (options.drain !== undefined) await Promise.race([sleep(options.drain.noticeMs), site.ended]);
    await site.stop();
    await stopHelpers();
  };
  let ending: Promise<void> | null = null;
  const sayEnd = async (): Promise<void> => {
    const code = await site.ended;
    if (ending !== null) return;
    say('runtime', `It has ended by itself, ${code === null ? 'killed' : `with ${code}`}`, options.onOutput);
  };
  void sayEnd();
  return { ...site, stop: () => (ending ??= end()) };
}

/** Serves with the cache in its folder, or in memory where that cannot be used. */
async function serveFromFolder(
  { dataDir, onOutput }: SiteOptions,
  serve: (kv: ServeOptions['kv']) => Promise<ServedWorker>,
): Promise<ServedWorker> {
  const serveIn = ({ folder, notice }: PreparedStore): Promise<ServedWorker> => {
    if (notice !== null) say('store', notice, onOutput);
    return serve(folder === 'memory' ? 'memory' : { folder });
  };
  const store: PreparedStore =
    dataDir === 'memory'
      ? { folder: 'memory', notice: null }
      : await prepareStore(path.resolve(dataDir, 'kv'));
  return serveIn(store).catch(async (error: unknown) => {
    const isWorthwhile = error instanceof ServeError && !(error instanceof PortTakenError);
    if (!isWorthwhile || store.folder === 'memory') throw error;
    // Where the fault is not in the files it does not start without them either, and says why.
    const site = await serve('memory');
    say('store', inMemory(store.folder, error).notice, onOutput);
    return site;
  });
}

/** One line in the log about the server itself. */
function say(
  event: 'order' | 'packer' | 'runtime' | 'settings' | 'store',
  message: string,
  onOutput: ServeOptions['onOutput'],
): void {
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
    kv: null,
    services: {},
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
