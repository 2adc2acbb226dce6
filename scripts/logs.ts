import { readCommandLine } from './command-line.ts';
import { parseFilters } from './logs/filters.ts';
import { readLog } from './logs/read-log.ts';

/** `npm run logs`: the site's log for people's eyes, out of a pipe. */
const USAGE = `Reads the site's log from a pipe and prints it for people.

  docker compose -f deploy/compose.yaml logs -f site | npm run -s logs
  npx wrangler tail --env production --format json | npm run -s logs -- --status 5xx

  --status 404 | 5xx   answers with this status, or of this class
  --route article      answers of this route
  --slow 500           answers that took at least so many milliseconds
  --trace 4bf92f35…    everything of one trace, by the 32 digits that an error page shows`;

// The reader may stop before the end (`| head`).
process.stdout.on('error', () => process.exit(0));

const filters = readCommandLine(USAGE, parseFilters);
if (process.stdin.isTTY) console.log(USAGE);
else {
  for await (const lines of readLog(process.stdin, { filters, isColoured: process.stdout.isTTY })) {
    console.log(lines);
  }
}
