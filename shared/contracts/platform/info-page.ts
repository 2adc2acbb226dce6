import * as v from 'valibot';
import { parseShape } from '../parsing/shape.ts';

const infoPage = v.object({ data: v.nullable(v.object({ content: v.nullable(v.string()) })) });

/**
 * An info page's HTML (§3, §7.1 `data.content`), not yet safe to show; `null` when the platform says in this shape that it has none,
 * with whatever status. What else a 404 may hold is a gateway's: believed, it would take the terms of the casino with it.
 * @throws ShapeError when the shape is wrong
 */
export function parseInfoPage(input: unknown): string | null {
  return parseShape(infoPage, input).data?.content?.trim() || null;
}
