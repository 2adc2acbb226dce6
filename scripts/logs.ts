import { createInterface } from 'node:readline';
import { formatLine } from './logs/format-line.ts';
import { passes, readLogFilter, USAGE, UsageError, type LogFilter } from './logs/log-filter.ts';
import { readLogLines } from './logs/log-line.ts';

/** `npm run logs`: makes the request log readable, from a container's output or from `wrangler tail --format json`. */
function readArguments(): LogFilter {
  try {
    return readLogFilter(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

const filter = readArguments();
const colour = process.stdout.isTTY;
for await (const text of createInterface({ input: process.stdin })) {
  for (const line of readLogLines(text)) if (passes(line, filter)) console.log(formatLine(line, { colour }));
}
