import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandLine, UsageError } from './command-line.ts';
import { DIST, SOURCE_MAPS } from './folders.mjs';
import { jsonValues, linesOf } from './logs/json-values.ts';
import { readLogLines } from './logs/log-line.ts';
import { printable } from './logs/printable.ts';
import { createSymbolicator } from './logs/symbolicate.ts';

/** `npm run symbolicate`: what failed in browsers, out of the site's log, with its places in the sources. */
const USAGE = `Reads the site's log from a pipe and prints what failed in browsers, with its places in the sources.

  docker compose -f deploy/compose.yaml logs site | npm run -s symbolicate

  --maps FOLDER   the maps of the build that served (dist/source-maps of where it was built); by default those of the
                  builds of this folder, also of former ones`;

/** The folders with maps of the present and of former builds. */
async function ownMaps(): Promise<readonly string[]> {
  const folders = await readdir(DIST, { recursive: true, withFileTypes: true }).catch(() => []);
  return folders
    .filter((entry) => entry.isDirectory() && entry.name === SOURCE_MAPS)
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const { maps } = readCommandLine(USAGE, (args) => {
  const { values } = parseArgs({ args, options: { maps: { type: 'string' } } });
  if (values.maps !== undefined && !existsSync(values.maps))
    throw new UsageError(`There is no folder ${values.maps}`);
  return values;
});
if (process.stdin.isTTY) {
  console.log(USAGE);
} else {
  const symbolicate = createSymbolicator(maps === undefined ? await ownMaps() : [maps]);
  for await (const found of jsonValues(linesOf(process.stdin))) {
    for (const line of 'value' in found ? readLogLines(found.value) : [])
      for (const error of line['casino.browser_errors'] ?? []) {
        console.log(`${printable(line.timestamp)}  ${await symbolicate(error)}`);
      }
  }
}
