import { describe, expect, test } from 'vitest';
import { parseCspReports } from './csp-reports.ts';
import { ShapeError } from '../../shared/contracts/parsing/shape.ts';

const legacy = (report: object): unknown => ({
  'csp-report': {
    'document-uri': 'https://www.casino.example/slots/?q=who',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/a.js?token=secret#part',
    'status-code': 200,
    'script-sample': 'var name = "Ada"',
    ...report,
  },
});
const modern = (body: object, type = 'csp-violation'): object => ({
  type,
  age: 12,
  url: 'https://www.casino.example/slots/?q=who',
  user_agent: 'Test/1.0',
  body: {
    documentURL: 'https://www.casino.example/slots/?q=who',
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
    sample: 'Ada',
    ...body,
  },
});
const [LEGACY, MODERN] = ['application/csp-report', 'application/reports+json'] as const;

describe('§7.9 what browsers report of the content security policy', () => {
  test('of report-uri: directive, address and page, and nothing of who or what was typed', () => {
    expect(parseCspReports(LEGACY, legacy({}))).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example/a.js', page: '/slots/' },
    ]);
  });

  test('of report-to: a list, in which other kinds of reports are left out', () => {
    expect(parseCspReports(MODERN, [modern({}), modern({}, 'deprecation'), null, modern({})])).toEqual([
      { directive: 'img-src', blocked: 'inline', page: '/slots/' },
      { directive: 'img-src', blocked: 'inline', page: '/slots/' },
    ]);
  });

  test.each([
    ['https://ada:secret@evil.example:8443/a?b#c', 'https://evil.example:8443/a'],
    ['data:text/html,secret', 'data:'],
    ['chrome-extension://abcdef/secret', 'chrome-extension:'],
    ['blob', 'blob'],
    ['', ''],
    ['no address', 'unreadable'],
    [`https://evil.example/${'a'.repeat(1_000)}`, `https://evil.example/${'a'.repeat(179)}`],
    ['https://evil.example/a\n{"level":"error"}', 'https://evil.example/a%7B%22level%22:%22error%22%7D'],
  ])('of the address %s remains %s', (address, kept) => {
    expect(parseCspReports(LEGACY, legacy({ 'blocked-uri': address }))[0]?.blocked).toBe(kept);
  });

  test.each([
    ['mailto:ada@example.com', 'mailto'],
    ['x:a csp script-src blocked evil on /login', 'x'],
    ['about:srcdoc', 'about'],
    ['no address', ''],
    ['https://www.casino.example/a b csp/', '/a%20b%20csp/'],
  ])('of the page %s remains %s', (address, kept) => {
    expect(parseCspReports(LEGACY, legacy({ 'document-uri': address }))[0]?.page).toBe(kept);
  });

  test.each([
    [{ 'effective-directive': undefined, 'violated-directive': "style-src 'self'" }, 'style-src'],
    [{ 'effective-directive': 'made-up-src' }, 'other'],
    [{ 'effective-directive': '__proto__' }, 'other'],
    [{ 'effective-directive': undefined, 'violated-directive': undefined }, 'other'],
  ])('%j counts as %s', (report, directive) => {
    expect(parseCspReports(LEGACY, legacy(report))[0]?.directive).toBe(directive);
  });

  test('of report-to in WebKit: one by itself, under the type of the other kind', () => {
    const report = modern({ blockedURL: 'http://evil.example:80/x.png?token=secret' });
    expect(parseCspReports(LEGACY, report)).toEqual([
      { directive: 'img-src', blocked: 'http://evil.example/x.png', page: '/slots/' },
    ]);
  });

  test.each([
    [LEGACY, null],
    [LEGACY, {}],
    [LEGACY, []],
    [LEGACY, modern({}, 'deprecation')],
    [MODERN, modern({})],
    [LEGACY, legacy({ 'document-uri': 7 })],
    [LEGACY, legacy({ 'blocked-uri': 'x'.repeat(9_000) })],
    [MODERN, {}],
    [MODERN, Array.from({ length: 21 }, () => modern({}))],
  ])('%s of another shape is refused', (type, body) => {
    expect(() => parseCspReports(type, body)).toThrow(ShapeError);
  });
});
