import { describe, expect, test } from 'vitest';
import { parseStamp } from './finished-build.ts';

const STAMP = { digest: 'a1b2', withSandbox: true, made: ['client', 'worker'] };
const TEXT = JSON.stringify(STAMP);

describe('what a finished build has written down', () => {
  test('is read again', () => {
    expect(parseStamp(TEXT)).toEqual(STAMP);
  });

  test.each([
    ['nothing', ''],
    ['half of it', TEXT.slice(0, TEXT.length / 2)],
    ['JSON of another shape', '{"digest":"a1b2"}'],
  ])('is none when the file holds %s', (_what, text) => {
    expect(parseStamp(text)).toBeNull();
  });
});
