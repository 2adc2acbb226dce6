import { splitWords } from './words.ts';

/** A theme or a tab of the lobby, as search finds it. */
export interface SearchGroup {
  readonly name: string;
  /** Without locale prefix. */
  readonly path: string;
  /** What it is called in each language of the site, in comparable form, one name each. */
  readonly called: readonly string[];
}

const MOST_GROUPS = 4;
/** A single character is too little to name a group. */
const FEWEST_LETTERS = 2;

/** A name in the form that {@link findGroups} compares. */
export function comparableName(name: string): string {
  return splitWords(name)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * Groups that a query names in any language of the site (§2.7, §2.10): each word that was typed begins one of a name
 * (`trag`: Tragaperras), or all words of a name were typed (`egypt slots`). Those that are called exactly so come first.
 */
export function findGroups(groups: readonly SearchGroup[], query: string): readonly SearchGroup[] {
  const text = comparableName(query);
  if (text.length < FEWEST_LETTERS) return [];
  const typed = text.split(' ');
  const isNamed = (name: string) => {
    const words = name.split(' ');
    return (
      typed.every((start) => words.some((word) => word.startsWith(start))) ||
      words.every((word) => typed.includes(word))
    );
  };
  const isExact = ({ called }: SearchGroup) => Number(called.includes(text));
  return groups
    .filter(({ called }) => called.some(isNamed))
    .toSorted((one, other) => isExact(other) - isExact(one))
    .slice(0, MOST_GROUPS);
}
