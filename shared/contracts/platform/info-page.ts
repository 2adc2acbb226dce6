import * as v from 'valibot';
import { parseShape } from '../parsing/shape.ts';

const infoPage = v.object({ data: v.object({ content: v.nullable(v.string()) }) });

/**
 * An info page's HTML (§3, §7.1 `data.content`), not yet safe to show; `null` when the platform has none. A response
 * other than 200 is handled before (§8).
 * @throws ShapeError when the shape is wrong
 */
export function parseInfoPage(input: unknown): string | null {
  return parseShape(infoPage, input).data.content?.trim() || null;
}
