import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logLine } from '../../shared/contracts/log-record.ts';

let maps: string;

beforeAll(async () => {
  maps = await mkdtemp(path.join(tmpdir(), 'maps-'));
  // One line of code: from its fifth column on it is line 3, column 3 of the source, named `play`.
  const map = {
    version: 3,
    sources: ['../../../client/state/games/games.ts'],
    names: ['play'],
    mappings: 'IAEEA',
  };
  await writeFile(path.join(maps, 'shell-AbC_12-3.js.map'), JSON.stringify(map));
});
afterAll(() => rm(maps, { recursive: true }));

test('§7.9 npm run symbolicate: a logged stack is read as places in the sources', () => {
  const line = logLine({
    timestamp: '2026-11-20T09:12:01.250Z',
    severity_text: 'INFO',
    event_name: 'request',
    'casino.browser_errors': [
      {
        'http.route': 'tab',
        'exception.type': 'TypeError',
        'exception.message': 'x is undefined',
        'exception.stacktrace': 'shell-AbC_12-3.js:1:5\ngone-0000.js:1:9',
      },
      {
        'http.route': 'tab\u2028',
        'exception.type': 'Error\u202e',
        'exception.message': 'one\ntwo \u001b[2J',
        'exception.stacktrace': '\u009b2J',
      },
    ],
  });
  const script = path.resolve(import.meta.dirname, '../symbolicate.ts');
  const { stdout, status } = spawnSync(process.execPath, [script, '--maps', maps], {
    input: `site-1 | ${line}\n${logLine({ timestamp: 'x', severity_text: 'INFO', event_name: 'request' })}\n`,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toBe(
    [
      '2026-11-20T09:12:01.250Z  TypeError: x is undefined  (tab)',
      '    at play client/state/games/games.ts:3:3',
      '    at gone-0000.js:1:9',
      '2026-11-20T09:12:01.250Z  Error\ufffd: one\ufffdtwo \ufffd[2J  (tab\ufffd)',
      '    at \ufffd2J',
      '',
    ].join('\n'),
  );
});
