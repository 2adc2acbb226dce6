import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { StyleRule } from '../../worker/page/used-styles.ts';
import { readRules } from './style-rules.ts';

const MANIFEST_MODULE = 'virtual:asset-manifest';

/** What the Worker must know of the client build. */
export interface ClientFiles {
  /** `null`: there is none, on the dev server. */
  readonly manifest: Manifest | null;
  /** The rules of each style sheet of the manifest, by its file: documents carry their styles themselves. */
  readonly styleSheets: Readonly<Record<string, readonly StyleRule[]>>;
}

export const NO_CLIENT_FILES: ClientFiles = { manifest: null, styleSheets: {} };

/**
 * Reads what the client build left in a folder.
 * @throws (rejects) Error when a style sheet could end the element that a document carries it in
 */
export async function readClientFiles(folder: string): Promise<ClientFiles> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const styleSheets: Record<string, readonly StyleRule[]> = {};
  for (const file of new Set(Object.values(manifest).flatMap(({ css = [] }) => css))) {
    const sheet = await readFile(path.join(folder, file), 'utf8');
    if (sheet.includes('</')) throw new Error(`${file} cannot stand in a style element`);
    styleSheets[file] = readRules(sheet.trimEnd());
  }
  return { manifest, styleSheets };
}

/** Gives the Worker the client build's manifest as a module, so that it can name the hashed files, and the styles. */
export function assetManifest(read: () => ClientFiles): Plugin {
  const resolved = `\0${MANIFEST_MODULE}`;
  return {
    name: 'asset-manifest',
    resolveId: (id) => (id === MANIFEST_MODULE ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const { manifest, styleSheets } = read();
      return `export const styleSheets = ${JSON.stringify(styleSheets)};\nexport default ${JSON.stringify(manifest)};`;
    },
  };
}
