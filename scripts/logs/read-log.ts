import type { Readable } from 'node:stream';
import { matches, type Filters } from './filters.ts';
import { formatLine } from './format-line.ts';
import { jsonValues, linesOf } from './json-values.ts';
import { readLogLines } from './log-line.ts';
import { printable } from './printable.ts';

interface ReadOptions {
  readonly filters: Filters;
  /** Whether what is printed may have colours. */
  readonly isColoured: boolean;
}

/** The site's log for people's eyes, as it comes in: each entry in one line or several, without the last break. */
export async function* readLog(
  input: Readable,
  { filters, isColoured }: ReadOptions,
): AsyncGenerator<string> {
  const isFiltered = Object.values(filters).some((filter) => filter !== null);
  for await (const found of jsonValues(linesOf(input))) {
    const lines = 'value' in found ? readLogLines(found.value) : [];
    for (const line of lines) {
      if (matches(line, filters)) yield formatLine(line, isColoured);
    }
    // What is no log line (workerd's own words, a crash) is not swallowed, unless something else is looked for.
    if (lines.length === 0 && !isFiltered) {
      const text = 'text' in found ? found.text : JSON.stringify(found.value);
      yield text.split('\n').map(printable).join('\n');
    }
  }
}
