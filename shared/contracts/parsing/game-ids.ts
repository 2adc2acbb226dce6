import { toInteger } from './loose.ts';
import type { DroppedRecord } from './shape.ts';

/**
 * The ids of a list, numbers or their text, in order; what is no id is handed to `drop`. A feed's categories hold
 * tens of thousands, so no schema is run for each.
 */
export function parseGameIds(
  list: readonly unknown[],
  path: string,
  drop: (record: DroppedRecord) => void,
): readonly number[] {
  const ids: number[] = [];
  for (const [index, input] of list.entries()) {
    const id = toInteger(input);
    if (id === null) drop({ path: `${path}.${index}`, reason: 'Expected a whole number or its text' });
    else ids.push(id);
  }
  return ids;
}
