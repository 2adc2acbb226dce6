import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '../../deploy/site.ts';
import { baseImage } from './base-image.ts';
import { buildah, BUILDAH_ENVIRONMENT } from './buildah.ts';

/**
 * `npm run container`: builds the image of deploy/Dockerfile with buildah, runs it against a sandbox, and checks what an
 * operator relies on: it answers, as no root, with real games; it keeps its cache over a restart with the upstreams
 * gone; it ends within five seconds of SIGTERM. Needs Debian's buildah and debootstrap, and root.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const IMAGE = 'localhost/casino-website';
const PORT = 18_787;
/** Not the image's own /data: `buildah run` lays a volume of its own over what an image declares as one. */
const KV_MOUNT = '/kv';
/** Its command line, whether npm's path or the image's found Node. */
const SERVER_PROCESS = '^(/usr/local/bin/)?node dist/server/server.js$';
const STOP_LIMIT_MS = 5_000;
const START_LIMIT_MS = 20_000;

function check(what: string, holds: boolean): void {
  console.log(`  ${holds ? '✓' : '✗'} ${what}`);
  if (!holds) throw new Error(`The container fails: ${what}`);
}

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Where packages come from and whom to trust for it is the machine's affair: its npm settings and certificates are lent to
 * the build, and stay out of the image.
 */
async function machineVolumes(directory: string): Promise<readonly string[]> {
  const own = path.join(homedir(), '.npmrc');
  const npmrc = path.join(directory, 'npmrc');
  await writeFile(npmrc, `${existsSync(own) ? await readFile(own, 'utf8') : ''}\ncafile=${CERTIFICATES}\n`);
  return [`--volume=${npmrc}:/root/.npmrc:ro`, `--volume=${CERTIFICATES}:${CERTIFICATES}:ro`];
}

async function buildImage(directory: string): Promise<void> {
  buildah([
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

interface Running {
  readonly child: ChildProcess;
  readonly container: string;
}

async function run(dataDir: string, sandboxOrigin: string): Promise<Running> {
  const container = buildah(['from', IMAGE]);
  const settings = {
    PORT: String(PORT),
    SITE_URL: `http://localhost:${PORT}`,
    SANDBOX_ORIGIN: sandboxOrigin,
    DATA_DIR: KV_MOUNT,
  };
  const child = spawn(
    'buildah',
    [
      'run',
      '--user=10001:10001',
      `--volume=${dataDir}:${KV_MOUNT}`,
      ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
      container,
      '--',
      'node',
      'dist/server/server.js',
    ],
    { env: BUILDAH_ENVIRONMENT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers('/healthz'))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('The container did not come up');
    await sleep(100);
  }
  return { child, container };
}

/** Sends SIGTERM to the server, as an orchestrator would; says how long it took and how it ended. */
async function stop({
  child,
  container,
}: Running): Promise<{ readonly took: number; readonly code: unknown }> {
  const startedAt = Date.now();
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  // Without a daemon the container's processes are this machine's: buildah itself would kill, not ask.
  execFileSync('pkill', ['-TERM', '-f', SERVER_PROCESS]);
  const code = await ended;
  const took = Date.now() - startedAt;
  buildah(['rm', container]);
  return { took, code };
}

async function answers(route: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}${route}`)).ok;
  } catch {
    return false;
  }
}

/** Whether the lobby shows games; a cold one whose upstream is slow shows their places first. */
async function showsGames(): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const html = await (await fetch(`http://127.0.0.1:${PORT}/`)).text();
    if ((html.match(/data-action="play"/gu)?.length ?? 0) >= 60) return true;
    await sleep(200);
  }
  return false;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

const directory = await mkdtemp(path.join(tmpdir(), 'casino-container-'));
const dataDir = path.join(directory, 'data');
const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
try {
  await mkdir(dataDir);
  await chmod(dataDir, 0o777);
  console.log('Building the image');
  await buildImage(directory);
  console.log('Running it');
  const first = await run(dataDir, sandbox.origin);
  check('its lobby holds at least 60 games', await showsGames());
  await sleep(500);
  const { took, code } = await stop(first);
  check(`SIGTERM ends it in order, in ${took} ms`, took < STOP_LIMIT_MS && code === 0);
  await sandbox.stop();
  const second = await run(dataDir, sandbox.origin);
  check('with its upstreams gone it starts from its volume', await showsGames());
  await stop(second);
} finally {
  // Whatever failed, no server stays behind.
  spawnSync('pkill', ['-KILL', '-f', SERVER_PROCESS]);
  await sandbox.stop();
  await rm(directory, { recursive: true, force: true });
}
