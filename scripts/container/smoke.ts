import { spawn, type ChildProcess } from 'node:child_process';
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
  };
  const child = spawn(
    'buildah',
    [
      'run',
      '--user=10001:10001',
      `--volume=${dataDir}:/data`,
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

/** Ends it as an orchestrator would; gives the milliseconds that took. */
async function stop({ child, container }: Running): Promise<number> {
  const startedAt = Date.now();
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
  const took = Date.now() - startedAt;
  buildah(['rm', container]);
  return took;
}

async function answers(route: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}${route}`)).ok;
  } catch {
    return false;
  }
}

async function tiles(): Promise<number> {
  const html = await (await fetch(`http://127.0.0.1:${PORT}/`)).text();
  return html.match(/data-action="play"/gu)?.length ?? 0;
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
  check('its lobby holds at least 60 games', (await tiles()) >= 60);
  await sleep(500);
  check('SIGTERM ends it within 5 s', (await stop(first)) < STOP_LIMIT_MS);
  await sandbox.stop();
  const second = await run(dataDir, sandbox.origin);
  check('with its upstreams gone it starts from its volume', (await tiles()) >= 60);
  await stop(second);
} finally {
  await sandbox.stop();
  await rm(directory, { recursive: true, force: true });
}
