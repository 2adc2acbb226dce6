import { afterEach, expect, test, vi } from 'vitest';
import { isGoneBackTo, reloadForReturn } from './return.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tab that is at an address; `load` says how the browser names what led to its document. */
function tab() {
  const kept = new Map<string, string>();
  const loads: string[] = [];
  vi.stubGlobal('location', {
    pathname: '/slots/',
    search: '?NeoDL=deposit',
    reload: () => void loads.push('reload'),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  let timeOrigin = 1_000.5;
  const load = (type: string) => {
    timeOrigin += 1_000;
    vi.stubGlobal('performance', { timeOrigin, getEntriesByType: () => [{ type }] });
  };
  load('navigate');
  return { loads, load };
}

test('§2.6 a document that is loaded anew for Back is one that was gone back to, once', () => {
  const { load, loads } = tab();
  expect(isGoneBackTo()).toBe(false);
  reloadForReturn();
  expect(loads).toEqual(['reload']);
  load('reload');
  expect([isGoneBackTo(), isGoneBackTo()]).toEqual([true, false]);
});

test('§2.6 a reload for Back that the browser leaves undone says nothing of a later document, nor of another address', () => {
  const { load } = tab();
  reloadForReturn();
  load('back_forward');
  expect(isGoneBackTo()).toBe(true);
  load('reload');
  expect(isGoneBackTo()).toBe(false);
  reloadForReturn();
  Object.assign(location, { pathname: '/blog/' });
  expect(isGoneBackTo()).toBe(false);
});

test.each(['back_forward', 'reload'])(
  '§2.6 a document (%s) that Back has left before its application starts leaves the next one what is said of it',
  (type) => {
    const { load } = tab();
    load(type);
    reloadForReturn();
    isGoneBackTo();
    load('reload');
    expect(isGoneBackTo()).toBe(true);
  },
);

test('§8 where the browser keeps nothing the document is loaded anew all the same', () => {
  const { load, loads } = tab();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  reloadForReturn();
  expect([loads, warn.mock.calls.length]).toEqual([['reload'], 1]);
  load('reload');
  expect(isGoneBackTo()).toBe(false);
});
