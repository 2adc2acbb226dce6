import { keysOf } from '../../shared/domain/records.ts';

/** The blocks that editors write for some countries (§5), by their CSS class; countries by ISO 3166-1 alpha-2. */
const AUDIENCES = {
  uk: { className: 'uk-only', isFor: (country: string) => country === 'GB' },
  at: { className: 'at-only', isFor: (country: string) => country === 'AT' },
  generic: { className: 'generic-only', isFor: (country: string) => country !== 'GB' },
} as const;

export type Audience = keyof typeof AUDIENCES;

export const AUDIENCE_NAMES: readonly Audience[] = keysOf(AUDIENCES);

/** The classes that mark the blocks. */
export const AUDIENCE_CLASSES: readonly string[] = AUDIENCE_NAMES.map((name) => AUDIENCES[name].className);

/** Whether a text is the name of an audience. */
export function isAudience(name: string): name is Audience {
  return Object.hasOwn(AUDIENCES, name);
}

export function isFor(audience: Audience, country: string): boolean {
  return AUDIENCES[audience].isFor(country);
}

export function audienceOfClass(className: string): Audience | undefined {
  return AUDIENCE_NAMES.find((name) => AUDIENCES[name].className === className);
}
