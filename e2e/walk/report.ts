import type { Walk } from './walk.ts';

/**
 * A failing walk for a person: which invariant, why, and the steps that lead there.
 * @param origin how the walk came about, e.g. `of seed 7`
 */
export function reportOf(origin: string, { failure, taken }: Walk): string {
  if (failure === null) throw new Error('Only a walk that failed has a report');
  const { violation, seen } = failure;
  return [
    `✗ ${violation.invariant} (a walk ${origin})`,
    `  ${violation.why.replaceAll('\n', '\n  ')}`,
    `  at ${seen.address}, open: ${seen.layers.map(({ kind }) => kind).join(', ') || 'nothing'}, focus on ${seen.focus.on}`,
    ...taken.map(({ step, did }, index) => `  ${String(index).padStart(2)}. ${step.action}: ${did}`),
  ].join('\n');
}
