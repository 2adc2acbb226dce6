import { keysOf } from '../../../shared/domain/records.ts';

/** What brings each state about in the site's styles, but in a media query, which asks the device. */
const SELECTORS = {
  hover: /(?<!\((?:any-)?hover):hover(?![\w-])/gu,
  focus: /:focus-visible(?![\w-])/gu,
  pressed: /(?<!\(forced-colors):active(?![\w-])/gu,
  on: /\[aria-pressed=(?:'true'|"true"|true)\]/gu,
} as const satisfies Readonly<Record<string, RegExp>>;

export type ForcedState = keyof typeof SELECTORS;
export type SampleState = 'rest' | ForcedState;

/** The attribute of what is around a sample. */
export const STATE_ATTRIBUTE = 'data-state';

/** Which elements in a sample are in its state: a pointer is over what is around a button too, the focus is not. */
const TAKERS: Readonly<Record<ForcedState, string>> = {
  hover: '*',
  focus: ':where(a, button, input, select, textarea, [tabindex])',
  pressed: '*',
  on: ':where(button)',
};

/**
 * The site's styles, in which each state also holds for whatever is inside an element that names it: `.button:hover`
 * becomes `.button:is(:hover, [data-state='hover'] *)`, of the same specificity. So the page shows the rules that ship, and
 * needs no copy of them.
 */
export function withForcedStates(css: string): string {
  return keysOf(SELECTORS).reduce(
    (styles, state) =>
      styles.replace(
        SELECTORS[state],
        (own) => `:is(${own}, [${STATE_ATTRIBUTE}='${state}'] ${TAKERS[state]})`,
      ),
    css,
  );
}
