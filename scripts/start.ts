import path from 'node:path';
import { serverSettings } from '../deploy/server-settings.ts';
import { startSandbox, startSite } from '../deploy/site.ts';
import type { ServedWorker } from '../deploy/serve-worker.ts';
import { readCommandLine, takesNothing } from './command-line.ts';
import { tryLock } from './processes/lock.mjs';
import { runScript } from './processes/run-script.ts';
import { endOnSignals, isEnding, stopAll } from './processes/supervise.mjs';
import { paintRest, prepareFirstScreens } from './setup/prepare-media.ts';
import { portFrom, requireFree } from './setup/ports.ts';

/**
 * `npm start`: ends everything on Ctrl-C or SIGTERM, at whatever moment it comes. What the sandbox's first screens do not show
 * is painted behind the open site.
 */
const USAGE = `npm start: builds, starts the sandbox and the site on workerd, and prints the address.

  PORT=9000 npm start

Settings are variables of the environment: PORT, SANDBOX_PORT, SANDBOX=off, HOST, DATA_DIR, STORE_URL, STORE_OPTIONAL and
every setting of wrangler.toml by its name.`;

readCommandLine(USAGE, takesNothing);
const { env } = process;

const servers: Promise<ServedWorker>[] = [];
let isOpen = false;

endOnSignals({ beforeExit: stopServers, exitCode: () => (isOpen ? 0 : null) });

async function main(): Promise<void> {
  const port = portFrom(env, 'PORT', 8787);
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 8788);
  const { HOST, STORE_OPTIONAL } = serverSettings(env);
  const withSandbox = env['SANDBOX'] !== 'off';
  // A folder for each port, so that two sites of one clone have two caches.
  const dataDir = env['DATA_DIR'] || path.join('.data', String(port));
  if (withSandbox && port === sandboxPort)
    throw new Error(`PORT and SANDBOX_PORT are both ${port}: choose another for one.`);
  await requireFree('PORT', port);
  if (withSandbox) await requireFree('SANDBOX_PORT', sandboxPort);
  await requireOwnData(dataDir);
  if (withSandbox) await prepareFirstScreens();
  await runScript('scripts/build.ts', [withSandbox ? '--painted' : '--site-only']);

  const origins = {
    SITE_URL: `http://localhost:${port}`,
    ...(withSandbox ? { SANDBOX_ORIGIN: `http://localhost:${sandboxPort}` } : {}),
  };
  if (withSandbox) {
    const { REVALIDATE_SECRET: revalidateSecret } = env;
    servers.push(
      startSandbox({ host: '0.0.0.0', port: sandboxPort, ...(revalidateSecret ? { revalidateSecret } : {}) }),
    );
  }
  servers.push(
    startSite({
      host: HOST,
      port,
      dataDir,
      storeUrl: env['STORE_URL'],
      isStoreOptional: STORE_OPTIONAL === 'on',
      environment: { COMPRESS: 'on', ...origins, ...env },
    }),
  );
  const started = await Promise.all(servers);
  isOpen = true;
  console.log(`\n  ${env['BRAND_NAME'] ?? 'The site'} is open at  http://localhost:${port}/`);
  if (withSandbox) console.log(`  Its sandbox listens at       http://localhost:${sandboxPort}/`);
  console.log('  Ctrl-C ends it. Each line below is a request.\n');
  if (withSandbox) paintRest().catch((error: unknown) => console.error(error));

  // One of the two ending by itself is a failure of the whole; what it said is on the screen.
  await Promise.race(started.map((server) => server.ended));
  if (isEnding()) return;
  await stopAll();
  await stopServers();
  process.exit(1);
}

/** @throws {Error} when another site has its cache there; two would spoil each other's. */
async function requireOwnData(dataDir: string): Promise<void> {
  if (dataDir === 'memory' || (await tryLock(path.join(dataDir, 'lock'))) !== null) return;
  throw new Error(
    `Another site keeps its cache in ${dataDir}. Choose another folder: DATA_DIR=${dataDir}-2 npm start`,
  );
}

/** Those that are still starting are stopped as soon as they run. */
async function stopServers(): Promise<void> {
  await Promise.all(servers.map(async (server) => (await server).stop()));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await Promise.allSettled([stopAll(), stopServers()]);
  process.exit(1);
}
