import type { Readable } from 'node:stream';

/**
 * Finds JSON objects in a stream of text lines: one on a line (the container's output, with or without a compose prefix),
 * or one spread over many (`wrangler tail --format json`). What is neither is handed on as it is.
 */
export async function* jsonValues(
  lines: AsyncIterable<string>,
): AsyncGenerator<{ readonly value: unknown } | { readonly text: string }> {
  let open: string[] | null = null;
  for await (const line of lines) {
    if (open !== null) {
      open.push(line);
      if (line !== '}') continue;
      const value = parseObject(open.join('\n'));
      yield value === null ? { text: open.join('\n') } : { value };
      open = null;
    } else if (line === '{') {
      open = [line];
    } else if (line.trim() !== '') {
      const value = parseObject(line.slice(Math.max(0, line.indexOf('{'))));
      yield value === null ? { text: line } : { value };
    }
  }
  if (open !== null) yield { text: open.join('\n') };
}

/**
 * The lines of a stream of UTF-8. Not Node's `readline`, which also ends lines at U+2028 and U+2029: JSON may hold these as
 * they are, so that a message with one would tear its log line apart.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/u, '');
  }
  if (rest !== '') yield rest;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
