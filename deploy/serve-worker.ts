import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRuntimeLog } from './runtime-log.ts';
import { workerdConfig, type WorkerdService } from './workerd-config.ts';

export interface ServeOptions extends Omit<
  WorkerdService,
  'address' | 'settings' | 'modulePath' | 'assetsModulePath' | 'kvModulePath' | 'kv'
> {
  /** Where the `CACHE` namespace is; `memory`: in a folder that goes with the server; `null`: nowhere. */
  readonly kv: WorkerdService['kv'] | 'memory';
  readonly name: string;
  /** Absolute path of the built Worker. */
  readonly modulePath: string;
  /** Absolute path of the folder with the built `kv.js` and `assets.js`. */
  readonly supportDir: string;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Becomes the Worker's text bindings. */
  readonly settings: Readonly<Record<string, string>>;
  /** How long requests that are under way may take to end once it is to stop. */
  readonly stopLimitMs?: number;
  /** Takes the Worker's own output as it comes, or names an open file for it; by default it is this process's output. */
  readonly onOutput?: ((text: string) => void) | number;
}

export interface ServedWorker {
  readonly port: number;
  readonly origin: string;
  /** Resident memory of the process, in bytes; for the bench. */
  readonly pid: number;
  /** Resolves with the exit code when workerd ends by itself. */
  readonly ended: Promise<number | null>;
  /** Ends it in order and removes what it wrote; asked again, it is the same end. */
  stop(): Promise<void>;
}

/** A server that did not start; the message says why in one line. */
export class ServeError extends Error {
  override readonly name: string = 'ServeError';
}

/** Another server listens on the port: nothing is wrong with this one. */
export class PortTakenError extends ServeError {
  override readonly name = 'PortTakenError';

  constructor() {
    super('The port is in use already: choose another (PORT).');
  }
}

const SETPRIV = '/usr/bin/setpriv';
const START_LIMIT_MS = 15_000;
const STOP_LIMIT_MS = 1_500;

/** Starts a Worker on workerd, its socket open to callers directly. Resolves once it listens; throws `ServeError`. */
export async function serveWorker(options: ServeOptions): Promise<ServedWorker> {
  const directory = await mkdtemp(path.join(tmpdir(), `${options.name}-`));
  const configPath = path.join(directory, 'config.capnp');
  const near = (file: string): string => path.relative(directory, file);
  // SQLite wants a file: what is to be kept nowhere lies in the folder that goes with the server.
  const kv = options.kv === 'memory' ? { folder: path.join(directory, 'kv') } : options.kv;
  if (kv !== null && 'folder' in kv) await mkdir(kv.folder, { recursive: true });
  await writeFile(
    configPath,
    workerdConfig({
      ...options,
      kv,
      modulePath: near(options.modulePath),
      assetsModulePath: near(path.join(options.supportDir, 'assets.js')),
      kvModulePath: near(path.join(options.supportDir, 'kv.js')),
      settings: Object.keys(options.settings),
      address: `${inAddress(options.host)}:${options.port}`,
    }),
  );
  const [command, ...args] = endsWithParent([
    workerdBinary(),
    'serve',
    configPath,
    '--experimental',
    '--control-fd=3',
  ]);
  const child = spawn(command, args, {
    env: { ...process.env, ...options.settings },
    // Log lines go straight to where they are to end: nothing here copies them.
    stdio: ['ignore', outputTarget(options.onOutput), 'pipe', 'pipe'],
    // Its own group: a Ctrl-C reaches this process alone, which then stops workerd in order.
    detached: true,
  });
  const lastWords: string[] = [];
  const write =
    typeof options.onOutput === 'function' ? options.onOutput : (text: string) => process.stderr.write(text);
  child.stdout?.setEncoding('utf8').on('data', write);
  const writeErrors = createRuntimeLog(write);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords.push(text);
    if (lastWords.length > 20) lastWords.shift();
    writeErrors(text);
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  const end = async (): Promise<void> => {
    await endProcess(child, ended, options.stopLimitMs ?? STOP_LIMIT_MS);
    await rm(directory, { recursive: true, force: true });
  };
  let ending: Promise<void> | null = null;
  const stop = (): Promise<void> => (ending ??= end());
  // Whatever ends this process ends workerd too: there is never an orphan.
  const killNow = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', killNow);
  void ended.then(() => process.off('exit', killNow));
  try {
    const port = await listeningPort(child, ended, () => lastWords.join(''));
    const shown = ['0.0.0.0', '::', '*'].includes(options.host) ? 'localhost' : inAddress(options.host);
    return { port, origin: `http://${shown}:${port}`, pid: child.pid ?? 0, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A host as it stands before a port: IPv6 in brackets. */
function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The command, so run that the kernel ends it with this process, even when that is killed and can stop nothing itself.
 * Where there is no `setpriv` (it comes with every Linux), only an orderly end stops it.
 */
function endsWithParent(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', ...command] : command;
}

function outputTarget(output: ServeOptions['onOutput']): 'pipe' | 'inherit' | number {
  if (typeof output === 'function') return 'pipe';
  return output ?? 'inherit';
}

function workerdBinary(): string {
  const require = createRequire(import.meta.url);
  const workerd: unknown = require('workerd');
  const binary =
    typeof workerd === 'object' && workerd !== null && 'default' in workerd ? workerd.default : null;
  if (typeof binary !== 'string')
    throw new ServeError('The workerd package names no binary for this machine.');
  return binary;
}

/** Reads workerd's control messages until it says on which port it listens. */
function listeningPort(
  child: ChildProcess,
  ended: Promise<number | null>,
  lastWords: () => string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new ServeError(`workerd did not listen within ${START_LIMIT_MS} ms`)),
      START_LIMIT_MS,
    );
    const finish = (settle: () => void): void => {
      clearTimeout(limit);
      settle();
    };
    let buffer = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      buffer += chunk.toString();
      const match = /"event":"listen","socket":"http","port":(\d+)/u.exec(buffer);
      if (match !== null) finish(() => resolve(Number(match[1])));
    });
    void ended.then((code) =>
      finish(() => {
        const words = lastWords();
        reject(
          /address already in use/iu.test(words)
            ? new PortTakenError()
            : new ServeError(`workerd ended with code ${code}: ${words.split('\n', 1)[0]?.trim()}`),
        );
      }),
    );
  });
}

async function endProcess(
  child: ChildProcess,
  ended: Promise<number | null>,
  limitMs: number,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  await ended;
  clearTimeout(limit);
}
