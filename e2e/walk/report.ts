import type { Walk } from './walk.ts';

/** A failing walk for a person: which invariant, why, the steps that lead there, and how to walk them again. */
export function reportOf(seed: number, walk: Walk, picture: string): string {
  if (walk.failure === null) throw new Error('Only a walk that failed has a report');
  const { violation, seen } = walk.failure;
  return [
    `✗ ${violation.invariant}`,
    `  ${violation.why.replaceAll('\n', '\n  ')}`,
    `  at ${seen.address}, open: ${seen.layers.map(({ kind }) => kind).join(', ') || 'nothing'}, focus on ${seen.focus.on}`,
    ...walk.taken.map(({ step, did }, index) => `  ${String(index).padStart(2)}. ${step.action}: ${did}`),
    `  picture: ${picture}`,
    `  again: npm run walk -- --seed ${seed}`,
  ].join('\n');
}
