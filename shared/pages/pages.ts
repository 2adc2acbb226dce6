import { keysOf } from '../domain/records.ts';
import type { DataOf, LayoutName, PageDefinition } from './definition.ts';
import * as definitions from './definitions.ts';

export type PageName = keyof typeof definitions;

export type DefinitionOf<Name extends PageName> = (typeof definitions)[Name];

/** What a page's loader returns and its component receives, without the page's name. */
export type PageDataOf<Name extends PageName> = DataOf<DefinitionOf<Name>>;

/** The same with its name: the type of `PageData.page`. */
export type PageOf<Name extends PageName> = {
  readonly [N in Name]: { readonly name: N } & PageDataOf<N>;
}[Name];

/** Any page. */
export type AnyPage = PageOf<PageName>;

/** The pages that have an address. */
export type LinkedPageName = {
  [N in PageName]: DefinitionOf<N>['pattern'] extends null ? never : N;
}[PageName];

type SegmentsIn<Pattern extends string> = Pattern extends `${string}:${infer Segment}/${infer Rest}`
  ? Segment | SegmentsIn<`/${Rest}`>
  : never;

type SegmentsOf<Defined> = Defined extends { readonly pattern: infer Pattern extends string }
  ? SegmentsIn<Pattern>
  : never;

/** The type of a parameter: as narrow as the definition's own check makes it. */
type ValueOf<Defined, Parameter extends string> = Defined extends {
  readonly parameters: { readonly [P in Parameter]: (value: string) => value is infer Value extends string };
}
  ? Value
  : string;

type WithoutMark<Segment> = Segment extends `${infer Parameter}?` ? Parameter : never;

/**
 * The parameters in the path of a page: `{ slug: string }`, `{ tab?: Tab }`; for one with several addresses, the
 * variant.
 */
export type PathParameters<Name extends PageName> = {
  readonly [P in Exclude<SegmentsOf<DefinitionOf<Name>>, `${string}?`>]: ValueOf<DefinitionOf<Name>, P>;
} & {
  readonly [P in WithoutMark<SegmentsOf<DefinitionOf<Name>>>]?: ValueOf<DefinitionOf<Name>, P>;
} & (DefinitionOf<Name> extends { readonly pattern: infer Variants extends object }
    ? { readonly variant: Extract<keyof Variants, string> }
    : unknown);

/** The query parameters that a page understands. */
export type QueryName<Name extends PageName> =
  DefinitionOf<Name> extends { readonly query: readonly (infer Query extends string)[] } ? Query : never;

const PAGES: Readonly<Record<PageName, PageDefinition>> = definitions;

export const PAGE_NAMES: readonly PageName[] = keysOf(PAGES);

/** The names of the pages that have an address. */
export const LINKED_PAGE_NAMES: readonly PageName[] = /* @__PURE__ */ PAGE_NAMES.filter(
  (name) => definitionOf(name).pattern !== null,
);

/** A page's definition, typed by the members that all definitions share. */
export function definitionOf(name: PageName): PageDefinition {
  return PAGES[name];
}

/**
 * The layout in which a visitor gets a page. Who is in an area that is not served gets every page in the one that invites
 * nobody to join or to play (§2.2).
 */
export function layoutFor(name: PageName, isServed: boolean): LayoutName {
  return isServed ? definitionOf(name).layout : 'default-minimal';
}

/** Whether the page accepts these path parameters: `/blog/{anything}/` is an article's, `/{anything}/` is no tab's. */
export function hasParameters(name: PageName, parameters: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(definitionOf(name).parameters ?? {}).every(([parameter, allows]) => {
    const value = parameters[parameter];
    return typeof value !== 'string' || allows(value);
  });
}
