import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { logLine, type LogRecord } from '../../shared/contracts/log-record.ts';
import { RequestRecord } from '../../worker/request-record.ts';
import { parseFilters } from './filters.ts';
import { readLog } from './read-log.ts';
import { traceContext } from '../../worker/telemetry/trace-context.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../logs.ts');

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const OTHER_TRACE = '0af7651916cd43dd8448eb211c80319c';

const line = (changes: Partial<LogRecord>): string =>
  logLine({
    timestamp: '2026-11-20T09:12:01.250Z',
    severity_text: 'INFO',
    event_name: 'request',
    trace_id: TRACE,
    'client.address': '192.0.2.1',
    'user_agent.original': 'Mozilla/5.0',
    'http.request.method': 'GET',
    'url.path': '/blog/first-steps/',
    'http.response.status_code': 200,
    'http.server.request.duration': 0.012,
    'casino.locale': 'en',
    'geo.country.iso_code': 'GB',
    'casino.regulation': 'GB',
    'casino.device': 'W',
    'http.route': 'article',
    'casino.page_cache.state': 'hit',
    ...changes,
  });

/** As in a pipe: what is written there is cut anywhere, within a character too. */
function pipeOf(input: string): Readable {
  const bytes = Buffer.from(input);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, piece) =>
    bytes.subarray(piece * 7, piece * 7 + 7),
  );
  return Readable.from(pieces, { objectMode: false });
}

/** What is printed of a log, as into a file. */
async function logs(input: string, ...args: string[]): Promise<string> {
  const filters = parseFilters(args);
  let printed = '';
  for await (const lines of readLog(pipeOf(input), { filters, isColoured: false })) {
    printed += `${lines}\n`;
  }
  return printed;
}

describe('§7.9 npm run logs', () => {
  test('a request is one line: when, what came of it, how long, what, where, and from which cache', async () => {
    expect(await logs(`${line({})}\n`)).toBe(
      '09:12:01.250  200     12 ms  GET /blog/first-steps/  article  en GB GB W  hit\n',
    );
  });

  test('what went wrong stands below it', async () => {
    // As the Worker writes it.
    const record = new RequestRecord({
      startedAt: 0,
      trace: traceContext(crypto.randomUUID(), { share: 0 }),
    });
    record.beginCall('cms.list-magazine', 0).end(1_203, 'timeout');
    const out = await logs(
      line({
        'http.response.status_code': 500,
        'casino.data_cache.state': 'stale',
        'casino.upstreams': record.upstreams,
        'casino.errors': ['UpstreamError: cms: timeout'],
        'casino.notes': ['feed: 3 records dropped'],
      }),
    );
    expect(out).toContain('hit/stale  cms.list-magazine 1203 timeout\n');
    expect(out).toContain('✗ UpstreamError: cms: timeout\n');
    expect(out).toContain('· feed: 3 records dropped\n');
  });

  test('a request that was refused a turn says why', async () => {
    const refused = line({
      'http.response.status_code': 503,
      'casino.page_cache.state': undefined,
      'casino.shed': 'queue-full',
    });
    expect(await logs(refused)).toContain('queue-full\n');
  });

  const many = [
    line({ 'url.path': '/a/', 'http.server.request.duration': 0.9 }),
    line({ 'url.path': '/b/', 'http.response.status_code': 404, 'http.route': 'tab', trace_id: OTHER_TRACE }),
    line({
      'url.path': '/c/',
      'http.response.status_code': 500,
      'http.server.request.duration': 0.499,
    }),
    line({
      'url.path': '/api/page',
      'url.query': 'path=…',
      'http.response.status_code': 503,
      'http.route': 'api:article',
      'http.server.request.duration': 0.5,
    }),
    'workerd/server.c++:123: warning: something else',
  ].join('\n');

  test.each([
    [[], ['/a/', '/b/', '/c/', '/api/page?path=…', 'something else']],
    [
      ['--status', '5xx'],
      ['/c/', '/api/page'],
    ],
    [['--status', '4XX'], ['/b/']],
    [['--status', '404'], ['/b/']],
    [['--trace', OTHER_TRACE], ['/b/']],
    [
      ['--route', 'article'],
      ['/a/', '/c/', '/api/page'],
    ],
    [
      ['--slow', '500'],
      ['/a/', '/api/page'],
    ],
    [['--status', '5xx', '--slow', '500', '--route', 'article'], ['/api/page']],
  ])('%j shows %j', async (options, expected) => {
    const out = await logs(many, ...options);
    expect(out.trim().split('\n').length).toBe(expected.length);
    for (const text of expected) expect(out).toContain(text);
  });

  test('a compose prefix before the line is no obstacle', async () => {
    expect(await logs(`site-1  | ${line({})}`)).toContain('GET /blog/first-steps/');
  });

  test('what wrangler tail prints over many lines is read, failures without a line too', async () => {
    const ok = {
      outcome: 'ok',
      logs: [{ message: [line({ 'url.path': '/from-tail/' })], level: 'log' }],
      exceptions: [],
    };
    const killed = {
      outcome: 'exceededCpu',
      eventTimestamp: 1_795_166_321_250,
      logs: [],
      exceptions: [{ name: 'Error', message: 'Worker exceeded CPU time limit.' }],
    };
    const told = { ...killed, outcome: 'exception', logs: [{ message: [line({ 'url.path': '/told/' })] }] };
    const out = await logs([ok, killed, told].map((event) => JSON.stringify(event, null, 2)).join('\n'));
    expect(out).toContain('GET /from-tail/');
    // It has said by itself what failed.
    expect(out).toContain('GET /told/');
    expect(out).not.toContain('exception ');
    expect(out).toContain('exceededCpu');
    expect(out).toContain('✗ Error: Worker exceeded CPU time limit.');
  });

  test('what a visitor or an upstream wrote neither moves the cursor nor begins a line', async () => {
    const forged = '\u001b[2J\u009b1A\r\n\u2028\u202e\u2066';
    const record = line({
      'url.path': `/a${forged}/`,
      'url.query': `q=${forged}`,
      'http.route': forged,
      body: forged,
      'casino.upstreams': [
        { 'casino.upstream.call': forged, 'http.client.request.duration': 0, 'error.type': forged },
      ],
      'casino.errors': [forged],
      'casino.notes': [forged],
      'casino.browser_errors': [
        {
          'http.route': forged,
          'exception.type': forged,
          'exception.message': forged,
          'exception.stacktrace': forged,
        },
      ],
    });
    const died = {
      outcome: `exception${forged}`,
      logs: [],
      exceptions: [{ name: forged, message: forged }],
    };
    const input = [record, JSON.stringify(died), JSON.stringify({ forged }), 'workerd: \u001b[2J\u202e'];
    const out = await logs(input.join('\n'));
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u202e\u2066]/u);
    // The request with an error, a browser's and a note; the invocation that failed with its exception; two lines of neither.
    expect(out.trimEnd().split('\n').length).toBe(8);
    expect(out).toContain('GET /a\ufffd[2J\ufffd1A');
  });

  test('a filter that is none is refused by name', () => {
    for (const [option, value] of [
      ['--status', '6xx'],
      ['--status', 'all'],
      ['--slow', 'very'],
      ['--trace', '4bf9'],
    ] as const) {
      expect(() => parseFilters([option, value])).toThrow(`${option} ${value}: `);
    }
  });

  test('as a command it reads a pipe, and ends with 2 and a line for what is no option', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [SCRIPT, ...args], { input: many, encoding: 'utf8' });
    const { stdout, status } = run('--status', '5xx');
    expect(stdout.trim().split('\n').length).toBe(2);
    expect(status).toBe(0);
    for (const options of [['--colour'], ['--status', '6xx']]) {
      const refused = run(...options);
      expect(refused.status).toBe(2);
      expect(refused.stderr).toContain(options[0]);
    }
  });

  test('half an object and a line of junk are shown as they are', async () => {
    expect(await logs('{\n  "outcome": "ok"')).toBe('{\n  "outcome": "ok"\n');
    expect(await logs('{"timestamp":')).toBe('{"timestamp":\n');
  });
});
