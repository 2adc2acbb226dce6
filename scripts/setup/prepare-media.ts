import path from 'node:path';
import { createInterface } from 'node:readline';
import { withLock } from '../processes/lock.mjs';
import { ROOT } from '../folders.mjs';
import { runScript } from '../processes/run-script.ts';
import { isEnding, supervise } from '../processes/supervise.mjs';

export const PAINTER = 'sandbox/painter/paint.ts';

/** Leaves the processor to the site and its visitors. */
const NICENESS = '15';

/** The site's own icons, which the build takes. What is up to date stays. */
export async function prepareIcons(): Promise<void> {
  await withLock('paint-first', () => runScript(PAINTER, ['--icons']));
}

/** The same, and the covers of the screens that a visitor sees first. */
export async function prepareFirstScreens(): Promise<void> {
  await withLock('paint-first', () => runScript(PAINTER, ['--first']));
}

/** Everything that the sandbox shows. What is up to date stays. */
export async function prepareSandboxMedia(): Promise<void> {
  await prepareFirstScreens();
  await withLock('paint-rest', () => runScript(PAINTER, ['--rest']));
}

/**
 * Paints, behind the open site, what {@link prepareFirstScreens} left. Its progress comes as whole lines, between those of
 * the request log. A failure is printed and is none of the site's.
 */
export async function paintRest(painter: string = PAINTER): Promise<void> {
  const failure = await withLock('paint-rest', async () => {
    const { child, ended } = supervise({
      command: 'nice',
      args: ['-n', NICENESS, process.execPath, path.join(ROOT, painter), '--rest'],
      cwd: ROOT,
      output: 'pipe',
      errors: 'inherit',
    });
    // Piped, so that the painter does not write its progress over the terminal's last line.
    if (child.stdout !== null) {
      createInterface({ input: child.stdout }).on('line', (line) => console.log(line));
    }
    const { code, signal } = await ended;
    return code === 0 ? null : (signal ?? `code ${code}`);
  });
  if (failure === null || isEnding()) return;
  console.error(
    `  The painter ended with ${failure}: some covers are missing. The site stays open; the next start paints them.`,
  );
}
