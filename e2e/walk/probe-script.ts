import path from 'node:path';
import { build } from 'vite';

/** The probe as JavaScript expressions, for whatever engine evaluates them. */
export interface Probe {
  readonly look: string;
  targets(selector: string): string;
  bring(selector: string, index: number): string;
}

/** Builds the probe: one script that installs itself in the page when it is first needed there. */
export async function buildProbe(): Promise<Probe> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, 'page/probe.ts'),
        formats: ['iife'],
        name: 'probe',
      },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The probe was not built');
  const call = (name: string, ...given: readonly unknown[]): string =>
    `(() => { window.__walkProbe ??= (() => { ${chunk.code}; return probe })(); return window.__walkProbe.${name}(${given.map((one) => JSON.stringify(one)).join(', ')}) })()`;
  return {
    look: call('look'),
    targets: (selector) => call('targets', selector),
    bring: (selector, index) => call('bring', selector, index),
  };
}
