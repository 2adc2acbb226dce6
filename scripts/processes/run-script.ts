import path from 'node:path';
import { ROOT } from '../folders.mjs';
import { run } from './supervise.mjs';

/**
 * Runs one of our scripts in a process of its own, so that what it loaded is gone when it is done.
 * @throws {Error} when it fails; its output says why.
 */
export async function runScript(script: string, args: readonly string[] = []): Promise<void> {
  await run({ command: process.execPath, args: [path.join(ROOT, script), ...args], cwd: ROOT });
}
