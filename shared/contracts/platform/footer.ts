import * as v from 'valibot';
import { parseShape } from '../parsing/shape.ts';

const copyrightText = v.object({ copyrightText: v.nullable(v.string()) });
const copyright = v.union(
  [v.object({ data: v.object({ data: copyrightText }) }), v.object({ data: copyrightText })],
  'Expected data.data.copyrightText',
);
const smartFooter = v.object({ data: v.object({ html: v.nullable(v.string()) }) });

/**
 * The copyright line (§7.1), HTML, not yet safe to show; one `data` less is accepted (CONTRACTS.md). `null` when it
 * is blank. Throws a `ShapeError` on any other shape.
 */
export function parseCopyright(input: unknown): string | null {
  const { data } = parseShape(copyright, input);
  return textOrNull('data' in data ? data.data.copyrightText : data.copyrightText);
}

/** The footer's icons (§7.1), HTML, not yet safe to show; `null` when blank. Throws a `ShapeError`. */
export function parseSmartFooter(input: unknown): string | null {
  return textOrNull(parseShape(smartFooter, input).data.html);
}

function textOrNull(text: string | null): string | null {
  return text?.trim() || null;
}
