import { LONGEST_QUERY } from '../../shared/config/constants.ts';
import { definitionOf, type PageName } from '../../shared/pages/pages.ts';
import type { Query } from './loader.ts';

/** Reads the parameters that a page understands; `given` says whether there was any. */
export function readQuery<Name extends PageName>(
  name: Name,
  parameterOf: (name: string) => string | null,
): { readonly query: Query<Name>; readonly given: boolean } {
  let given = false;
  const query = (definitionOf(name).query ?? []).map((parameter) => {
    const value = parameterOf(parameter)?.trim().slice(0, LONGEST_QUERY) || null;
    given ||= value !== null;
    return [parameter, value] as const;
  });
  // `Object.fromEntries` loses the type: these are the parameters of the definition.
  return { query: Object.fromEntries(query) as Query<Name>, given };
}

/** A page number from 1; anything else is 1. */
export function pageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,3}$/u.test(value) ? Number(value) : 1;
}
