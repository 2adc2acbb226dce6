import { keysOf } from '../domain/records.ts';
import type { Day } from '../domain/markets/duty.ts';
import type { PageName } from '../pages/pages.ts';

/** The day on which criteria and exceptions were last gone through as a whole; the statement says it. */
export const ACCESSIBILITY_REVIEWED: Day = '2026-11-22';

/** Pages with text, pictures and films of editors (WordPress, promotions service). */
export const EDITED_PAGES = [
  'article',
  'contact',
  'game-review',
  'landing',
  'promotion',
  'provider',
  'theme',
] as const satisfies readonly PageName[];

/** Why a criterion is not met everywhere; each has its words in `accessibility.ts` of each language. */
export type AccessibilityException = 'cutNames' | 'games' | 'accountWindows' | 'editorsMedia';

export interface Criterion {
  readonly level: 'A' | 'AA';
  /** The pages that hold what it is about: every kind of page where it is not said; none: the site has nothing of it. */
  readonly pages?: readonly PageName[];
  readonly exceptions?: readonly AccessibilityException[];
}

const row = (level: 'A' | 'AA', more: Pick<Criterion, 'pages' | 'exceptions'> = {}) =>
  ({ level, ...more }) satisfies Criterion;

const NOTHING = { pages: [] } as const;
const MEDIA = { pages: EDITED_PAGES, exceptions: ['editorsMedia'] } as const;

/**
 * WCAG 2.2, levels A and AA, all 55 (the European standard EN 301 549 asks for them as 9.1.1.1 to 9.4.1.3); their names
 * are in `accessibility.ts` of each language. The accessibility statement is made of this table; the evidence for each row
 * and kind of page is `testing/accessibility/evidence.ts`.
 */
const ROWS = {
  '1.1.1': row('A', { exceptions: ['editorsMedia', 'games'] }),
  '1.2.1': row('A', MEDIA),
  '1.2.2': row('A', MEDIA),
  '1.2.3': row('A', MEDIA),
  '1.2.4': row('AA', { pages: [], exceptions: ['games'] }),
  '1.2.5': row('AA', MEDIA),
  '1.3.1': row('A'),
  '1.3.2': row('A'),
  '1.3.3': row('A'),
  '1.3.4': row('AA', { exceptions: ['games'] }),
  // The forms of the ticket and of the chat open over any page.
  '1.3.5': row('AA', { exceptions: ['accountWindows'] }),
  '1.4.1': row('A'),
  '1.4.2': row('A', { pages: EDITED_PAGES, exceptions: ['games'] }),
  '1.4.3': row('AA', { exceptions: ['games'] }),
  '1.4.4': row('AA', { exceptions: ['cutNames'] }),
  '1.4.5': row('AA'),
  '1.4.10': row('AA', { exceptions: ['games'] }),
  '1.4.11': row('AA', { exceptions: ['games'] }),
  '1.4.12': row('AA', { exceptions: ['cutNames'] }),
  '1.4.13': row('AA'),
  '2.1.1': row('A', { exceptions: ['games'] }),
  '2.1.2': row('A'),
  '2.1.4': row('A', NOTHING),
  '2.2.1': row('A', { exceptions: ['accountWindows', 'games'] }),
  '2.2.2': row('A', {
    pages: ['home', 'tab', 'all-games', 'provider', 'theme'],
    exceptions: ['games'],
  }),
  '2.3.1': row('A', {
    exceptions: ['games'],
  }),
  '2.4.1': row('A'),
  '2.4.2': row('A'),
  '2.4.3': row('A'),
  '2.4.4': row('A'),
  '2.4.5': row('AA'),
  '2.4.6': row('AA'),
  '2.4.7': row('AA'),
  '2.4.11': row('AA'),
  '2.5.1': row('A'),
  '2.5.2': row('A'),
  '2.5.3': row('A'),
  '2.5.4': row('A', NOTHING),
  '2.5.7': row('AA'),
  '2.5.8': row('AA'),
  '3.1.1': row('A'),
  '3.1.2': row('AA'),
  '3.2.1': row('A'),
  '3.2.2': row('A'),
  '3.2.3': row('AA'),
  '3.2.4': row('AA'),
  '3.2.6': row('A'),
  '3.3.1': row('A'),
  '3.3.2': row('A'),
  '3.3.3': row('AA'),
  '3.3.4': row('AA', { pages: [], exceptions: ['accountWindows'] }),
  '3.3.7': row('A'),
  '3.3.8': row('AA', {
    pages: [],
    exceptions: ['accountWindows'],
  }),
  '4.1.2': row('A', { exceptions: ['games'] }),
  '4.1.3': row('AA'),
} as const satisfies Readonly<Record<string, Criterion>>;

export type CriterionId = keyof typeof ROWS;
export const CRITERIA: Readonly<Record<CriterionId, Criterion>> = ROWS;
export const CRITERION_IDS: readonly CriterionId[] = keysOf(ROWS);
