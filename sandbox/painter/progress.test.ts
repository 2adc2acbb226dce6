import { describe, expect, test } from 'vitest';
import { progress } from './progress.ts';

/** What is written while `total` pictures are painted, one by one. */
function written(total: number, isTTY: boolean): readonly string[] {
  const lines: string[] = [];
  const report = progress(total, { isTTY, write: (text) => lines.push(text) });
  for (let done = 1; done <= total; done += 1) report(done);
  return lines;
}

describe('the progress of the painter', () => {
  test.each([10, 13, 77, 100, 101, 999])(
    'outside a terminal %i pictures give ten lines, the last for all',
    (total) => {
      const lines = written(total, false);
      expect(lines).toHaveLength(10);
      expect(lines.at(-1)).toBe(`  media: ${total} of ${total} pictures (100 %)\n`);
    },
  );

  test('fewer than ten pictures give a line each', () => {
    expect(written(3, false)).toHaveLength(3);
  });

  test('in a terminal one line is rewritten, and ends when all are painted', () => {
    const lines = written(250, true);
    expect(lines).toHaveLength(100);
    expect(lines.every((line) => line.startsWith('\r'))).toBe(true);
    expect(lines.findIndex((line) => line.endsWith('\n'))).toBe(99);
  });
});
