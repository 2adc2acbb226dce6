/** How rarely and how much a game pays, from 1 (often and little) to 5 (rarely and much). */
export type VolatilityLevel = 1 | 2 | 3 | 4 | 5;

const LOW = /\b(?:low|baj[ao])\b/iu;
const MEDIUM = /\b(?:medium|mid|moderate|medi[ao]|moderad[ao])\b/iu;
const HIGH = /\b(?:high|alt[ao])\b/iu;
const VERY = /\b(?:very|extreme|extremely|ultra|muy)\b/iu;

/**
 * The level that an editor's words name, in English or Spanish: `low`, `medium to high`, `muy alta`, `4/5`; `null` for
 * words that name none.
 */
export function volatilityLevel(words: string): VolatilityLevel | null {
  const outOfFive = /^([1-5])(?: ?\/ ?5)?$/u.exec(words.trim())?.[1];
  if (outOfFive !== undefined) return toLevel(Number(outOfFive));
  const named = [LOW, MEDIUM, HIGH].flatMap((word, index) => (word.test(words) ? [index + 2] : []));
  const [first] = named;
  if (first === undefined) return null;
  if (named.length === 1 && VERY.test(words)) return toLevel(first === 3 ? 3 : first === 2 ? 1 : 5);
  // Between two levels it is the higher: players should not be told less than the words say.
  return toLevel(Math.round(named.reduce((sum, level) => sum + level, 0) / named.length));
}

function toLevel(level: number): VolatilityLevel | null {
  return ([1, 2, 3, 4, 5] as const).find((known) => known === level) ?? null;
}
