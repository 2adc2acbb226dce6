import type { PageDefinition } from '../pages/definition.ts';
import {
  definitionOf,
  hasParameters,
  type LinkedPageName,
  type PageName,
  type PathParameters,
  type QueryName,
} from '../pages/pages.ts';
import { encodeSegment } from './encode-segment.ts';

type NullIfLeftOut<Parameters> = {
  readonly [P in keyof Parameters]: undefined extends Parameters[P] ? Parameters[P] | null : Parameters[P];
};

/** The parameters of a page's address: those of its path and of its query. */
type LinkParameters<Name extends LinkedPageName> = NullIfLeftOut<PathParameters<Name>> & {
  readonly [Q in QueryName<Name>]?: string | number | null;
};

/** By page: its parameters, optional where it needs none. A table, so that the compiler works each out once. */
interface LinkTable extends Readonly<{
  [Name in LinkedPageName]: object extends LinkParameters<Name>
    ? [parameters?: LinkParameters<Name>]
    : [parameters: LinkParameters<Name>];
}> {}

export type LinkArguments<Name extends LinkedPageName> = LinkTable[Name];

/**
 * The address of a page, without its locale prefix: `pathTo('article', { slug: 'first-steps' })` is
 * `/blog/first-steps/`, `pathTo('blog', { page: 2 })` is `/blog/?page=2`. Query parameters are in the order of the
 * definition; one that is null is left out.
 * @throws TypeError when the page does not accept a parameter's value
 */
export function pathTo<Name extends LinkedPageName>(
  name: Name,
  ...[parameters]: LinkArguments<Name>
): string {
  const path = writePath(name, { ...parameters });
  if (path === null) throw new TypeError(`The page ${name} has no such address`);
  return path;
}

/** The path of a page by unchecked parameters; `null` when it has no such address. For `pathTo` and `pathToPost`. */
export function writePath(name: PageName, given: Readonly<Record<string, unknown>>): string | null {
  const { pattern, query = [] } = definitionOf(name);
  const address = addressOf(pattern, String(given['variant']));
  if (address === null || !hasParameters(name, given)) return null;
  const path = address.replaceAll(/:(\w+)\??\//gu, (_, key: string) => {
    const value = given[key] ?? null;
    return value === null ? '' : `${encodeSegment(String(value))}/`;
  });
  const stated = query.flatMap((key) => {
    const value = given[key] ?? null;
    return value === null ? [] : [`${key}=${encodeURIComponent(String(value))}`];
  });
  return stated.length === 0 ? path : `${path}?${stated.join('&')}`;
}

/** `null` for a page without an address, or without such a variant. */
function addressOf(pattern: PageDefinition['pattern'], variant: string): string | null {
  if (pattern === null || typeof pattern === 'string') return pattern;
  // An editor's slug may be `constructor`: a plain read would find what every object inherits.
  return Object.hasOwn(pattern, variant) ? (pattern[variant] ?? null) : null;
}

/** The patterns of a page's addresses; several where it has variants, none where it has no address. */
export function addressesOf(
  name: PageName,
): readonly { readonly pattern: string; readonly variant: string | null }[] {
  const { pattern } = definitionOf(name);
  if (pattern === null) return [];
  if (typeof pattern === 'string') return [{ pattern, variant: null }];
  return Object.entries(pattern).map(([variant, address]) => ({ pattern: address, variant }));
}

/** Addresses that need no parameter, without locale prefix, which a sitemap can list. */
export function fixedPathsOf(name: PageName): readonly string[] {
  return addressesOf(name)
    .filter(({ pattern }) => !/:\w+\//u.test(pattern))
    .flatMap(({ variant }) => writePath(name, variant === null ? {} : { variant }) ?? []);
}
