import { toInteger } from './loose.ts';
import type { DroppedRecord } from './shape.ts';

/**
 * The ids of a list, numbers or their text, in order; anything else is passed to `drop`. A feed's categories hold tens
 * of thousands of ids: running a schema for each would be too slow.
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
