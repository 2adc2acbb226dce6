import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const OLDEST_NODE = 20;

/** Installs dependencies when the lock file is newer than what is installed; ends with one clear line when that fails. */
export function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE) {
    fail(`Node ${OLDEST_NODE} or newer is needed; this is Node ${process.versions.node}.`);
  }
  if (modified('node_modules/.package-lock.json') >= modified('package-lock.json')) return;
  console.log('Installing dependencies');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci did not succeed; its output above says why.');
}

/** Runs a script on the Node that the lock file names, passes signals on, and ends as it ended. */
export function runWithOwnNode(script) {
  const node = path.join(ROOT, 'node_modules/node/bin/node');
  const child = spawn(node, [path.join(ROOT, script), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child by itself; this process only has to outlive it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function modified(file) {
  try {
    return statSync(path.join(ROOT, file)).mtimeMs;
  } catch {
    return -1;
  }
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
