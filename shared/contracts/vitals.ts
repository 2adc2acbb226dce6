import * as v from 'valibot';
import { MOST_ERRORS_IN_REPORT, MOST_VITALS_IN_REPORT } from '../config/constants.ts';
import { PAGE_NAMES } from '../pages/pages.ts';
import { parseShape } from './parsing/shape.ts';

/**
 * What a page felt like: largest contentful paint, interaction to next paint, time to the first byte and a navigation inside
 * the site in milliseconds, cumulative layout shift without a unit.
 */
export const VITAL_NAMES = ['lcp', 'inp', 'cls', 'ttfb', 'navigation'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export interface Vital {
  /** The page's name, never its address. */
  readonly route: string;
  readonly name: VitalName;
  readonly value: number;
}

/** What failed in a browser. */
export interface BrowserError {
  readonly route: string;
  readonly type: string;
  readonly message: string;
  /** As the browser writes it. */
  readonly stack: string;
}

const LONGEST_VALUE = 600_000;

const route = v.picklist(PAGE_NAMES);
const vitalsSchema = v.object({
  vitals: v.pipe(
    v.array(
      v.object({
        route,
        name: v.picklist(VITAL_NAMES),
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_VALUE)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_VITALS_IN_REPORT),
  ),
});
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const errorsSchema = v.object({
  errors: v.pipe(
    v.array(v.object({ route, type: text(100), message: text(1_000), stack: text(6_000) })),
    v.minLength(1),
    v.maxLength(MOST_ERRORS_IN_REPORT),
  ),
});

/** @throws ShapeError when that is not what our pages send to `/api/vitals` */
export function parseVitals(input: unknown): readonly Vital[] {
  return parseShape(vitalsSchema, input).vitals;
}

/** @throws ShapeError when that is not what our pages send to `/api/errors` */
export function parseBrowserErrors(input: unknown): readonly BrowserError[] {
  return parseShape(errorsSchema, input).errors;
}
