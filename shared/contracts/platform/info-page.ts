import * as v from 'valibot';
import { parseShape } from '../parsing/shape.ts';

const infoPage = v.object({ data: v.object({ content: v.nullable(v.string()) }) });

/**
 * An info page's HTML (§3, §7.1 `data.content`), not yet safe to show; `null` when the platform has none.
 * Throws a `ShapeError`. A reply other than 200 never gets here: §8 makes it `false`.
 */
export function parseInfoPage(input: unknown): string | null {
  return parseShape(infoPage, input).data.content?.trim() || null;
}
