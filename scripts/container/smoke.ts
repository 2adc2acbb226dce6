import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedWorker } from '../../deploy/serve-worker.ts';
import { startSandbox } from '../../deploy/site.ts';
import { descendants } from '../processes/descendants.ts';
import { readCommandLine, takesNothing } from '../command-line.ts';
import { ROOT } from '../folders.mjs';
import { endOnSignals, stopAll, supervise, type SupervisedProcess } from '../processes/supervise.mjs';
import { installPackages } from '../setup/debian.ts';
import { freePort } from '../setup/ports.ts';
import { until } from '../processes/until.ts';
import { baseImage } from './base-image.ts';
import { buildah, BUILDAH_ENVIRONMENT, CONTAINER_PACKAGES } from './buildah.ts';

const USAGE = `npm run container: builds the image of deploy/Dockerfile with buildah, runs it against a sandbox, and checks what an
operator relies on: it answers, as no root, with real games; it keeps its cache over a restart with the upstreams
gone; it ends within five seconds of SIGTERM; files that are damaged in its volume keep it from nothing. Needs Debian
and root.`;

readCommandLine(USAGE, takesNothing);

const IMAGE = 'localhost/casino-website';
/** Not the image's own /data: `buildah run` lays a volume of its own over what an image declares as one. */
const KV_MOUNT = '/kv';
/** The server's command line, whether npm's path or the image's found Node. */
const SERVER_PROCESS = /^(?:\/usr\/local\/bin\/)?node dist\/server\/server\.js$/u;
const STOP_LIMIT_MS = 5_000;
const START_LIMIT_MS = 80_000;

function check(what: string, holds: boolean): void {
  console.log(`  ${holds ? '✓' : '✗'} ${what}`);
  if (!holds) throw new Error(`The container fails: ${what}`);
}

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** npm's settings for every user, below the folder that Node is installed in (scripts/container/base-image.ts). */
const NPM_SETTINGS = '/usr/local/etc/npmrc';

/**
 * Where packages come from and whom to trust for it is the machine's affair: its npm settings and certificates are lent to
 * the build, and stay out of the image.
 */
async function machineVolumes(directory: string): Promise<readonly string[]> {
  const own = path.join(homedir(), '.npmrc');
  const npmrc = path.join(directory, 'npmrc');
  await writeFile(npmrc, `${existsSync(own) ? await readFile(own, 'utf8') : ''}\ncafile=${CERTIFICATES}\n`);
  return [`--volume=${npmrc}:${NPM_SETTINGS}:ro`, `--volume=${CERTIFICATES}:${CERTIFICATES}:ro`];
}

async function buildImage(directory: string): Promise<void> {
  await buildah([
    'build',
    '--quiet',
    '--format=docker',
    '--layers',
    `--build-arg=BASE=${await baseImage(ROOT)}`,
    ...(await machineVolumes(directory)),
    '--target=site',
    `--tag=${IMAGE}`,
    `--file=${path.join(ROOT, 'deploy/Dockerfile')}`,
    ROOT,
  ]);
}

interface RunningContainer {
  readonly process: SupervisedProcess;
  readonly container: string;
  readonly origin: string;
  /** What it has written about itself so far; its log of requests is left out. */
  readonly said: () => string;
}

async function runImage(dataDir: string, sandboxOrigin: string): Promise<RunningContainer> {
  const port = await freePort();
  const container = await buildah(['from', IMAGE]);
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    SITE_URL: origin,
    SANDBOX_ORIGIN: sandboxOrigin,
    DATA_DIR: KV_MOUNT,
  };
  const process = supervise({
    command: 'buildah',
    args: [
      'run',
      '--user=10001:10001',
      `--volume=${dataDir}:${KV_MOUNT}`,
      ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
      container,
      '--',
      'node',
      'dist/server/server.js',
    ],
    env: BUILDAH_ENVIRONMENT,
    output: 'ignore',
    errors: 'pipe',
  });
  let said = '';
  process.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    globalThis.process.stderr.write(text);
  });
  const failed = process.ended.then(() => {
    throw new Error('The container ended by itself');
  });
  // Once it is up nothing waits for this any more, and that is no unhandled rejection.
  failed.catch(() => {});
  const isReady = (): Promise<boolean> => answers(`${origin}/healthz`);
  await Promise.race([failed, until({ what: 'The container', limitMs: START_LIMIT_MS, isReady })]);
  return { process, container, origin, said: () => said };
}

/** Sends SIGTERM to the server, as an orchestrator would; says how long it took and how it ended. */
async function stop({ process: { child, ended }, container }: RunningContainer): Promise<{
  readonly took: number;
  readonly code: number | null;
}> {
  // Without a daemon the container's processes are children of buildah, which itself would kill and not ask.
  const server = descendants(child.pid ?? 0).find(({ command }) => SERVER_PROCESS.test(command));
  if (server === undefined) throw new Error('No server runs in the container');
  const startedAt = Date.now();
  process.kill(server.pid, 'SIGTERM');
  const { code } = await ended;
  const took = Date.now() - startedAt;
  await buildah(['rm', container]);
  return { took, code };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Whether the lobby comes to show games: a cold one whose upstream is slow shows their places first. @throws after the limit. */
async function showsGames({ origin }: RunningContainer): Promise<true> {
  const isReady = async (): Promise<boolean> => {
    const html = await (await fetch(origin)).text();
    return (html.match(/data-action="play"/gu)?.length ?? 0) >= 60;
  };
  await until({ what: 'A lobby with 60 games', limitMs: START_LIMIT_MS, isReady });
  return true;
}

/** Whether the image holds the site's own icons, which are painted when it is built. */
async function hasIcons({ origin }: RunningContainer): Promise<boolean> {
  const icons = await Promise.all(
    ['/favicon.svg', '/icon-192.png', '/social-card.png'].map((icon) => answers(origin + icon)),
  );
  return icons.every(Boolean);
}

/** A process with the server's command line that is none of the container's; gives its pid. */
async function startBystander(directory: string): Promise<number> {
  const folder = path.join(directory, 'bystander');
  await mkdir(path.join(folder, 'dist/server'), { recursive: true });
  await writeFile(
    path.join(folder, 'dist/server/server.js'),
    'console.log(1); setInterval(() => {}, 1_000);',
  );
  const { child } = supervise({
    command: 'node',
    args: ['dist/server/server.js'],
    cwd: folder,
    output: 'pipe',
  });
  if (child.stdout === null || child.pid === undefined) throw new Error('No bystander started');
  // It runs, not only the shell that it starts as.
  await once(child.stdout, 'data');
  return child.pid;
}

/** Overwrites the databases of the cache as a failing disk may; gives their names, as they lie in the cache's folder. */
async function damage(dataDir: string): Promise<readonly string[]> {
  const folder = path.join(dataDir, 'kv');
  const files = await readdir(folder, { recursive: true });
  const databases = files.filter((file) => file.endsWith('.sqlite'));
  for (const file of databases) await writeFile(path.join(folder, file), 'garbage '.repeat(1_000));
  for (const file of files) if (/-(?:wal|shm)$/u.test(file)) await rm(path.join(folder, file));
  return databases;
}

async function smoke(directory: string): Promise<void> {
  const dataDir = path.join(directory, 'data');
  await mkdir(dataDir);
  await chmod(dataDir, 0o777);
  console.log('Building the image');
  await buildImage(directory);
  console.log('Running it');
  sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
  const first = await runImage(dataDir, sandbox.origin);
  check('its lobby holds at least 60 games', await showsGames(first));
  check('it has the icons that its documents name', await hasIcons(first));
  const bystander = await startBystander(directory);
  const { took, code } = await stop(first);
  check(`SIGTERM ends it in order, in ${took} ms`, took < STOP_LIMIT_MS && code === 0);
  check(
    'and no other server of that name',
    descendants(process.pid).some(({ pid }) => pid === bystander),
  );
  await sandbox.stop();
  const second = await runImage(dataDir, sandbox.origin);
  check('with its upstreams gone it starts from its volume', await showsGames(second));
  await stop(second);
  const damaged = await damage(dataDir);
  check('its volume holds files to be damaged', damaged.length > 0);
  sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
  const third = await runImage(dataDir, sandbox.origin);
  check('with damaged files in its volume it starts and serves', await showsGames(third));
  const aside = await readdir(path.join(dataDir, 'kv.broken'), { recursive: true });
  check(
    'the damaged files lie aside',
    damaged.every((file) => aside.includes(file)),
  );
  const notices = third
    .said()
    .split('\n')
    .filter((line) => line.includes('"event_name":"store"'));
  check('and it says so once', notices.length === 1 && notices[0]?.includes('kv.broken') === true);
  await stop(third);
}

let sandbox: ServedWorker | null = null;
let directory: string | null = null;
/** Whatever failed, no server and no file stays behind. */
async function cleanUp(): Promise<void> {
  await Promise.all([stopAll(), sandbox?.stop()]);
  if (directory !== null) await rm(directory, { recursive: true, force: true });
}

endOnSignals({ beforeExit: cleanUp });
await installPackages(CONTAINER_PACKAGES);
directory = await mkdtemp(path.join(tmpdir(), 'casino-container-'));
try {
  await smoke(directory);
} finally {
  await cleanUp();
}
