import * as v from 'valibot';
import { parseShape } from '../parsing/shape.ts';

const copyrightText = v.object({ copyrightText: v.nullable(v.string()) });
const copyright = v.union(
  [v.object({ data: v.object({ data: copyrightText }) }), v.object({ data: copyrightText })],
  'Expected data.data.copyrightText',
);
const smartFooter = v.object({ data: v.object({ html: v.nullable(v.string()) }) });

/**
 * The copyright line (§7.1), HTML, not yet safe to show; `null` when it is blank. The text may lie one `data` higher
 * than §7.1 says (docs/contracts/upstreams.md).
 * @throws ShapeError when the shape is another
 */
export function parseCopyright(input: unknown): string | null {
  const { data } = parseShape(copyright, input);
  return textOrNull('data' in data ? data.data.copyrightText : data.copyrightText);
}

/**
 * The footer's icons (§7.1), HTML, not yet safe to show; `null` when blank.
 * @throws ShapeError when the shape is wrong
 */
export function parseSmartFooter(input: unknown): string | null {
  return textOrNull(parseShape(smartFooter, input).data.html);
}

function textOrNull(text: string | null): string | null {
  return text?.trim() || null;
}
