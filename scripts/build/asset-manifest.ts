import type { Manifest, Plugin } from 'vite';

const MANIFEST_MODULE = 'virtual:asset-manifest';

/** Gives the Worker the client build's manifest as a module, so that it can name the hashed files. */
export function assetManifest(read: () => Manifest | null): Plugin {
  const resolved = `\0${MANIFEST_MODULE}`;
  return {
    name: 'asset-manifest',
    resolveId: (id) => (id === MANIFEST_MODULE ? resolved : null),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(read())}` : null),
  };
}
