import type { PageData } from '../../shared/pages/page-data.ts';

/**
 * All that the parts around a page may depend on, in words: which page it is, and its data but for its own. `null` where anybody can
 * make up addresses: those would push out the others.
 */
export function aroundKey({ page, version: _version, shell, meta, ...around }: PageData): string | null {
  if (around.status !== 200) return null;
  // Long, and of the head alone.
  const { structuredData: _structuredData, ...known } = meta;
  return Object.entries({ name: page.name, ...shell, ...around, meta: known })
    .map(([name, value]) => `${name}:${jsonOf(value)}`)
    .join();
}

/** The JSON of a value; that of an object is written once, since some are the same for as long as the isolate lives. */
function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let json = knownJson.get(value);
  if (json === undefined) {
    json = JSON.stringify(value);
    knownJson.set(value, json);
  }
  return json;
}

const knownJson = new WeakMap<object, string>();
