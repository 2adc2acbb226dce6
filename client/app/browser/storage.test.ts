import { expect, test } from 'vitest';
import { browserStorage } from './storage.ts';

test('what is removed is gone, also where the browser stores nothing', () => {
  const refused = browserStorage(() => {
    throw new Error('SecurityError');
  });
  refused.set('depositTold', 'word');
  expect(refused.get('depositTold')).toBe('word');
  refused.remove('depositTold');
  expect(refused.get('depositTold')).toBeNull();
});

/** A store that several tabs share, with room or without. */
function shared() {
  const stored = new Map<string, string>();
  let isFull = false;
  const store: Storage = {
    length: 0,
    key: () => null,
    clear() {},
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  const fill = (full: boolean) => {
    isFull = full;
  };
  return { tab: () => browserStorage(() => store), stored, fill };
}

test.each([['lapsed'], [null]])(
  '§4 what a full store refuses in place of %j is known to this page, until another tab has written since',
  (before) => {
    const { tab, stored, fill } = shared();
    const here = tab();
    if (before !== null) here.set('sessionChanged', before);
    fill(true);
    here.set('sessionChanged', 'began');
    expect([here.get('sessionChanged'), stored.get('sessionChanged') ?? null]).toEqual(['began', before]);
    fill(false);
    tab().set('sessionChanged', 'ended');
    expect(here.get('sessionChanged')).toBe('ended');
    // Also where what the store held comes back: it is newer than what was refused.
    if (before === null) tab().remove('sessionChanged');
    else tab().set('sessionChanged', before);
    expect(here.get('sessionChanged')).toBe(before);
  },
);

test('what is stored after a refusal counts', () => {
  const { tab, fill } = shared();
  const here = tab();
  here.set('favourites:42', '1');
  fill(true);
  here.set('favourites:42', '1,2');
  fill(false);
  here.set('favourites:42', '1');
  expect(here.get('favourites:42')).toBe('1');
});
