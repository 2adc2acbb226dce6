import { runScript } from './run-script.ts';

/** The sandbox's covers and pictures: made once, then again only where their sources changed. */
export async function prepareSandboxMedia(): Promise<void> {
  await runScript('sandbox/painter/paint.ts');
}
