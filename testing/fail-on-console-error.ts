import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error on the console that no test expected is a failure, not noise (STYLE.md).
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
