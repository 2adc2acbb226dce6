import { describe, expect, test } from 'vitest';
import { createHistoryEntries, keyOf } from './history-entries.ts';
import { createScrollMemory, type ScrollPosition } from './scroll-memory.ts';

const url = new URL('https://casino.example/slots/');

function tab(stored = new Map<string, string>()) {
  const states: unknown[] = [null];
  let at = 0;
  let here: ScrollPosition = { x: 0, y: 0 };
  let keys = 0;
  const memory = createScrollMemory({
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
  });
  const entries = createHistoryEntries({
    memory,
    position: () => here,
    newKey: () => `key${(keys += 1)}`,
    history: {
      get state() {
        return states[at];
      },
      get length() {
        return states.length;
      },
      pushState(state: unknown) {
        at += 1;
        states.splice(at, states.length, state);
      },
      replaceState(state: unknown) {
        states[at] = state;
      },
      go() {},
    },
  });
  return {
    entries,
    stored,
    states,
    platformPushes(state: unknown) {
      at += 1;
      states.splice(at, states.length, state);
    },
    scrollTo(y: number) {
      here = { x: 0, y };
    },
    travel(steps: number) {
      at += steps;
      return entries.enter();
    },
    follow() {
      entries.push(url);
      entries.show();
    },
    browserFollowsHash() {
      at += 1;
      states.splice(at, states.length, null);
      entries.adopt();
    },
  };
}

describe('Back and Forward restore the scroll position', () => {
  test('in both directions', () => {
    const { entries, scrollTo, travel, follow } = tab();
    scrollTo(1_500);
    follow();
    scrollTo(900);
    expect(travel(-1)).toEqual({ x: 0, y: 1_500 });
    entries.show();
    scrollTo(1_500);
    expect(travel(1)).toEqual({ x: 0, y: 900 });
  });

  test('a page that Back still fetches keeps its own, whatever is pressed meanwhile', () => {
    const { entries, scrollTo, travel, follow } = tab();
    scrollTo(150);
    follow();
    scrollTo(1_200);
    follow();
    scrollTo(300);
    expect(travel(-1)).toEqual({ x: 0, y: 1_200 });
    expect(travel(-1)).toEqual({ x: 0, y: 150 });
    expect(travel(1)).toEqual({ x: 0, y: 1_200 });
    entries.persist();
    follow();
    scrollTo(0);
    expect(travel(-1)).toEqual({ x: 0, y: 1_200 });
  });

  test('a page never visited begins at its top', () => {
    const { entries, scrollTo, travel, follow } = tab();
    scrollTo(300);
    follow();
    entries.replace(url);
    travel(-1);
    entries.show();
    expect(travel(1)).toEqual({ x: 0, y: 300 });
  });

  test('a page whose entry a script of the platform’s has written over keeps its place', () => {
    const { entries, states, scrollTo, follow, travel } = tab();
    states[0] = null;
    scrollTo(1_500);
    follow();
    scrollTo(0);
    expect(travel(-1)).toEqual({ x: 0, y: 1_500 });
    expect(entries.isShown()).toBe(false);
  });

  test('a hash link that the browser followed has a position of its own', () => {
    const { entries, scrollTo, travel, browserFollowsHash } = tab();
    scrollTo(120);
    entries.save();
    scrollTo(700);
    browserFollowsHash();
    expect(travel(-1)).toEqual({ x: 0, y: 120 });
    entries.show();
    scrollTo(120);
    expect(travel(1)).toEqual({ x: 0, y: 700 });
  });

  test('of very many pages the one that was left the longest ago begins at its top', () => {
    const memory = createScrollMemory({ get: () => null, set: () => {} });
    for (let page = 1; page <= 50; page += 1) memory.save(`key${page}`, { x: 0, y: page });
    memory.save('key1', { x: 0, y: 100 });
    memory.save('key51', { x: 0, y: 51 });
    expect([memory.find('key1').y, memory.find('key2').y, memory.find('key3').y]).toEqual([100, 0, 3]);
  });

  test('positions survive a reload of the document', () => {
    const first = tab();
    first.scrollTo(640);
    first.entries.persist();
    const kept = createScrollMemory({
      get: (key) => first.stored.get(key) ?? null,
      set: () => {},
    });
    expect(kept.find('key1')).toEqual({ x: 0, y: 640 });
  });

  test('with the places of reels; what is no number is left out', () => {
    const stored = JSON.stringify([['key1', 0, 640, { 'reel-new': 300, odd: 'far' }]]);
    const memory = createScrollMemory({ get: () => stored, set: () => {} });
    expect(memory.find('key1')).toEqual({ x: 0, y: 640, reels: { 'reel-new': 300 } });
  });

  test('stored positions in another format are ignored', () => {
    const odd = JSON.stringify([['key1', 'far', 9], 'x', ['key2', 0, 5]]);
    const memory = createScrollMemory({ get: () => odd, set: () => {} });
    expect(memory.find('key1')).toEqual({ x: 0, y: 0 });
    expect(memory.find('key2')).toEqual({ x: 0, y: 5 });
  });

  test.each(['[["key1",0,', '', 'null', '{"key1":5}'])('a broken stored value, %j, is ignored', (broken) => {
    const memory = createScrollMemory({ get: () => broken, set: () => {} });
    memory.save('key2', { x: 0, y: 5 });
    expect([memory.find('key1').y, memory.find('key2').y]).toEqual([0, 5]);
  });
});

test('a hash link that the browser followed inside an overlay leaves it open', () => {
  const { entries, browserFollowsHash } = tab();
  const over = [{ name: 'infoPopup', memo: 'terms' }];
  entries.cover(over, 'push');
  browserFollowsHash();
  expect(entries.over()).toEqual(over);
});

test('a history entry that the router did not create has no key', () => {
  for (const state of [null, undefined, 'key', {}, { key: 3 }, { key: 'k1', usr: null, idx: 2 }])
    expect(keyOf(state)).toBeNull();
});

test('going back over overlays goes to an entry of the page itself where frames have added theirs or it is asked for again, and the browser can tell', () => {
  const went: unknown[] = [];
  let length = 3;
  const parts = {
    memory: createScrollMemory({ get: () => null, set: () => {} }),
    position: () => ({ x: 0, y: 0 }),
    newKey: () => 'key',
    history: {
      state: null,
      get length() {
        return length;
      },
      pushState() {},
      replaceState() {},
      go: (steps = 0) => void went.push(steps),
    },
  };
  const entry = (index: number) => ({ index, key: `entry-${index}` }) as NavigationHistoryEntry;
  const navigation = {
    entries: () => [entry(0), entry(1), entry(2)],
    currentEntry: entry(2),
    traverseTo(key: string) {
      went.push(key);
      return {
        committed: Promise.reject<NavigationHistoryEntry>(new Error('Another navigation came first')),
      };
    },
  };
  const ours = createHistoryEntries({ ...parts, navigation });
  const oldest = createHistoryEntries(parts);
  ours.back(1);
  ours.back(1, 1);
  oldest.back(2, 1);
  expect(went.splice(0)).toEqual([-1, 'entry-1']);
  length = 4;
  ours.back(1);
  oldest.back(2);
  oldest.back(2, 1);
  oldest.back(2, 2);
  expect(went).toEqual(['entry-1', -2, -2]);
});

test('what is opened over an entry that a platform’s script has made lies above one of ours: Back from it is told', () => {
  const { entries, states, platformPushes } = tab();
  entries.show();
  platformPushes({ key: 'k1', usr: null, idx: 1 });
  entries.cover([{ name: 'menu', memo: '' }], 'push');
  expect(states).toHaveLength(3);
  expect(states.map((state) => keyOf(state) !== null).slice(1)).toEqual([true, true]);
});
