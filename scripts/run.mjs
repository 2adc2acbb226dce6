// `node scripts/run.mjs [--omit=dev] SCRIPT [ARGUMENTS]`, for whatever Node is there: installs what is missing, without the
// devDependencies where they are omitted, then runs the script on the Node of node_modules. package.json calls it by `exec`, so
// that npm's signals reach it and not only npm's shell.
import path from 'node:path';
import { ROOT } from './folders.mjs';
import { endOnSignals, isEnding, supervise } from './processes/supervise.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';

/** More than the script gives its own children, less than the 2 s in which all is to be gone. */
const STOP_LIMIT_MS = 1_800;
const END_LIMIT_MS = 1_900;

/** What the script ended with. @type {number | null} */
let endedWith = null;
endOnSignals({ exitCode: () => (endedWith === 0 ? 0 : null), limitMs: END_LIMIT_MS });

const given = process.argv.slice(2);
const omitDev = given[0] === '--omit=dev';
const [script = '', ...args] = omitDev ? given.slice(1) : given;
try {
  await ensureInstalled({ omitDev });
  const { ended } = supervise({
    command: path.join(ROOT, 'node_modules/node/bin/node'),
    args: [path.join(ROOT, script), ...args],
    cwd: ROOT,
    stopLimitMs: STOP_LIMIT_MS,
  });
  endedWith = (await ended).code;
  if (!isEnding()) process.exit(endedWith ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
