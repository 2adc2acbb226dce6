import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { RequestRecord } from '../../worker/request-record.ts';
import { parseFilters } from './filters.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../logs.ts');

const line = (changes: object): string =>
  JSON.stringify({
    time: '2026-11-20T09:12:01.250Z',
    level: 'info',
    id: 'a-request',
    client: '192.0.2.1',
    method: 'GET',
    url: '/blog/first-steps/',
    userAgent: 'Mozilla/5.0',
    status: 200,
    durationMs: 12,
    locale: 'en',
    country: 'GB',
    regulation: 'GB',
    device: 'W',
    route: 'article',
    page: 'hit',
    ...changes,
  });

function logs(input: string, ...options: string[]): { out: string; error: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT, ...options], {
    input,
    encoding: 'utf8',
  });
  return { out: stdout, error: stderr, code: status };
}

describe('§7.9 npm run logs', () => {
  test('a request is one line: when, what came of it, how long, what, where, and from which cache', () => {
    expect(logs(`${line({})}\n`).out).toBe(
      '09:12:01.250  200     12 ms  GET /blog/first-steps/  article  en GB GB W  hit\n',
    );
  });

  test('what went wrong stands below it', () => {
    // As the Worker writes it.
    const record = new RequestRecord('a-request', 0);
    record.addUpstream({ call: 'cms.list', durationMs: 1_203, outcome: 'timeout' });
    const { out } = logs(
      line({
        status: 500,
        data: 'stale',
        upstreams: record.upstreams,
        errors: ['UpstreamError: cms: timeout'],
        notes: ['feed: 3 records dropped'],
      }),
    );
    expect(out).toContain('hit/stale  cms.list 1203 timeout\n');
    expect(out).toContain('✗ UpstreamError: cms: timeout\n');
    expect(out).toContain('· feed: 3 records dropped\n');
  });

  test('a request that was refused a turn says why', () => {
    expect(logs(line({ status: 503, page: undefined, shed: 'queue-full' })).out).toContain('queue-full\n');
  });

  const many = [
    line({ url: '/a/', status: 200, durationMs: 900 }),
    line({ url: '/b/', status: 404, route: 'tab' }),
    line({ url: '/c/', status: 500, durationMs: 499 }),
    line({ url: '/api/page', status: 503, route: 'api:article', durationMs: 500 }),
    'workerd/server.c++:123: warning: something else',
  ].join('\n');

  test.each([
    [[], ['/a/', '/b/', '/c/', '/api/page', 'something else']],
    [
      ['--status', '5xx'],
      ['/c/', '/api/page'],
    ],
    [['--status', '404'], ['/b/']],
    [
      ['--route', 'article'],
      ['/a/', '/c/', '/api/page'],
    ],
    [
      ['--slow', '500'],
      ['/a/', '/api/page'],
    ],
    [['--status', '5xx', '--slow', '500', '--route', 'article'], ['/api/page']],
  ])('%j shows %j', (options, expected) => {
    const { out } = logs(many, ...options);
    expect(out.trim().split('\n').length).toBe(expected.length);
    for (const text of expected) expect(out).toContain(text);
  });

  test('a compose prefix before the line is no obstacle', () => {
    expect(logs(`site-1  | ${line({})}`).out).toContain('GET /blog/first-steps/');
  });

  test('what wrangler tail prints over many lines is read, failures without a line too', () => {
    const ok = {
      outcome: 'ok',
      logs: [{ message: [line({ url: '/from-tail/' })], level: 'log' }],
      exceptions: [],
    };
    const killed = {
      outcome: 'exceededCpu',
      eventTimestamp: 1_795_166_321_250,
      logs: [],
      exceptions: [{ name: 'Error', message: 'Worker exceeded CPU time limit.' }],
    };
    const { out } = logs([ok, killed].map((event) => JSON.stringify(event, null, 2)).join('\n'));
    expect(out).toContain('GET /from-tail/');
    expect(out).toContain('exceededCpu');
    expect(out).toContain('✗ Error: Worker exceeded CPU time limit.');
  });

  test('a filter that is none is refused by name', () => {
    for (const options of [['--status', '6xx'], ['--slow', 'very'], ['--colour']]) {
      const { code, error } = logs('', ...options);
      expect(code).toBe(2);
      expect(error).toContain(options[0]);
    }
    expect(() => parseFilters({ status: 'all' })).toThrow('--status all');
  });

  test('half an object and a line of junk are shown as they are', () => {
    expect(logs('{\n  "outcome": "ok"').out).toBe('{\n  "outcome": "ok"\n');
    expect(logs('{"time":').out).toBe('{"time":\n');
  });
});
