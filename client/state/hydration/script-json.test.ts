import { describe, expect, test } from 'vitest';
import { isDeferredMarker, toScriptJson } from './script-json.ts';
import { sentOf } from './sent-page.ts';

describe('data inside a script element', () => {
  test('no text in it can end the element or act as a line separator', () => {
    const hostile = { title: '</script><script>alert(1)</script><!--', line: 'a\u2028b\u2029c' };
    const json = toScriptJson(hostile);
    expect(json).not.toMatch(/[<\u2028\u2029]/u);
    expect(JSON.parse(json)).toEqual(hostile);
  });

  test('a pending part becomes a marker', () => {
    const page = { body: 'here', related: Promise.resolve(['late']) };
    const json = toScriptJson(sentOf(page, new Map()));
    const { body, related }: { body: unknown; related: unknown } = JSON.parse(json);
    expect(body).toBe('here');
    expect(isDeferredMarker(related)).toBe(true);
  });

  test('other values are not taken for a marker', () => {
    for (const value of [null, undefined, 'x', [], {}]) expect(isDeferredMarker(value)).toBe(false);
  });
});
