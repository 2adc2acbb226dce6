// @vitest-environment own-window
import { expect, onTestFinished, test, vi } from 'vitest';
import { mayReload } from './may-reload.ts';

test('§8 what else is lost while the one reload is under way is no news; what is lost after it is', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  sessionStorage.clear();
  const after = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    return mayReload();
  };
  expect([after(0), after(1_000), after(4_000), after(60_000)]).toEqual([true, true, false, true]);
});
