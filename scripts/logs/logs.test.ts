import { describe, expect, it } from 'vitest';
import { formatLine } from './format-line.ts';
import { passes, readLogFilter, UsageError } from './log-filter.ts';
import { readLogLines } from './log-line.ts';

const LINE = {
  time: '2026-11-20T07:22:50.631Z',
  level: 'warn',
  id: '1b1acc75',
  client: '203.0.113.7',
  method: 'GET',
  url: '/blog/rtp-explained/',
  userAgent: 'curl',
  status: 200,
  durationMs: 612,
  route: 'article',
  locale: 'en',
  country: 'GB',
  device: 'W',
  page: 'miss',
  data: 'stale',
  upstreams: [{ service: 'cms', durationMs: 600, outcome: 'timeout' }],
  errors: ['UpstreamError: cms: timeout'],
};
const [line] = readLogLines(JSON.stringify(LINE));

describe('§7.9 the log for an operator', () => {
  it('shows what was asked, how it was answered, where the time went and what went wrong', () => {
    if (line === undefined) throw new Error('the line was not read');
    expect(formatLine(line, { colour: false })).toBe(
      '07:22:50.631  200    612 ms  GET   /blog/rtp-explained/  article en GB W · miss/stale · cms 600 ms timeout\n' +
        '              ✗ UpstreamError: cms: timeout',
    );
  });

  it('reads the same lines out of wrangler tail', () => {
    const event = { outcome: 'ok', logs: [{ level: 'log', message: [JSON.stringify(LINE)] }] };
    expect(readLogLines(JSON.stringify(event))).toEqual([line]);
  });

  it.each(['', 'Listening on http://localhost:8787', '{"time":1}', 'null'])('passes over %j', (text) => {
    expect(readLogLines(text)).toEqual([]);
  });

  it.each([
    [['--status', '2xx'], true],
    [['--status', '5xx'], false],
    [['--status', '200'], true],
    [['--route', 'article'], true],
    [['--route', 'home'], false],
    [['--slow', '500'], true],
    [['--slow', '700'], false],
    [['--status', '2xx', '--route', 'article', '--slow', '600'], true],
  ])('%j shows the line: %s', (args, shown) => {
    if (line === undefined) throw new Error('the line was not read');
    expect(passes(line, readLogFilter(args))).toBe(shown);
  });

  it.each([[['--status', 'bad']], [['--slow', 'x']], [['--nothing', '1']]])(
    '%j is refused by name',
    (args) => {
      expect(() => readLogFilter(args)).toThrow(UsageError);
    },
  );
});
