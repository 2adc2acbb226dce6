import { parseArgs } from 'node:util';
import { FilterError, matches, parseFilters, type Filters } from './logs/filters.ts';
import { formatLine } from './logs/format-line.ts';
import { jsonValues, linesOf } from './logs/json-values.ts';
import { readLogLines } from './logs/log-line.ts';
import { printable } from './logs/printable.ts';

/** `npm run logs`: the site's log for people's eyes, out of a pipe. */
const USAGE = `Reads the site's log from a pipe and prints it for people.

  docker compose logs -f site | npm run -s logs
  npx wrangler tail --format json | npm run -s logs -- --status 5xx

  --status 404 | 5xx   answers with this status, or of this class
  --route article      answers of this route
  --slow 500           answers that took at least so many milliseconds
  --trace 4bf92f35…    everything of one trace, by the 32 digits that an error page shows`;

function readOptions(): Filters | null {
  const { values } = parseArgs({
    options: {
      status: { type: 'string' },
      route: { type: 'string' },
      slow: { type: 'string' },
      trace: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  return values.help === true || process.stdin.isTTY ? null : parseFilters(values);
}

async function print(filters: Filters): Promise<void> {
  const isFiltered = Object.values(filters).some((filter) => filter !== null);
  for await (const found of jsonValues(linesOf(process.stdin))) {
    const lines = 'value' in found ? readLogLines(found.value) : [];
    for (const line of lines) {
      if (matches(line, filters)) console.log(formatLine(line, process.stdout.isTTY));
    }
    // What is no log line (workerd's own words, a crash) is not swallowed, unless something else is looked for.
    if (lines.length === 0 && !isFiltered) {
      const text = 'text' in found ? found.text : JSON.stringify(found.value);
      console.log(text.split('\n').map(printable).join('\n'));
    }
  }
}

// The reader may stop before the end (`| head`).
process.stdout.on('error', () => process.exit(0));

try {
  const filters = readOptions();
  if (filters === null) console.log(USAGE);
  else await print(filters);
} catch (error) {
  if (!(error instanceof FilterError || (error instanceof TypeError && 'code' in error))) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
