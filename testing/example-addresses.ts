import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageName } from '../shared/pages/pages.ts';
import { addressesOf } from '../shared/routing/path-to.ts';

const FOLDER = path.resolve(import.meta.dirname, '../shared/pages');

/**
 * An address at which tests open a kind of page, with its query: the `@example` of its definition; of a page with one address and
 * no parameters, that address.
 * @throws Error when neither is there
 */
export function exampleOf(name: PageName): string {
  const text = readFileSync(path.join(FOLDER, `${name}.ts`), 'utf8');
  const [address, ...others] = addressesOf(name).map(({ pattern }) => pattern);
  const only = address === undefined || others.length > 0 || address.includes(':') ? undefined : address;
  const example = /@example (?<address>\/\S*)/u.exec(text)?.groups?.['address'] ?? only;
  if (example !== undefined) return example;
  throw new Error(
    `shared/pages/${name}.ts: write an address of this page above its definition, /** @example /…/ */, for the tests that open each page`,
  );
}
