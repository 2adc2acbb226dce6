import type { AccessibilityException, Criterion } from '../config/accessibility.ts';

/**
 * What the statement says of a criterion: met; met by our own pages but not by all that others show in them; or that the
 * site has nothing that it is about.
 */
export function accessibilityState({ pages, exceptions = [] }: Criterion): 'met' | 'partly' | 'nothing' {
  if (exceptions.length > 0) return 'partly';
  return pages?.length === 0 ? 'nothing' : 'met';
}

/** The exceptions of some criteria, each once. */
export function exceptionsOf(criteria: readonly Criterion[]): readonly AccessibilityException[] {
  return [...new Set(criteria.flatMap(({ exceptions = [] }) => exceptions))];
}
