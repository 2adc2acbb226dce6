// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHydration, lazyMark, type Hydration } from './hydration.ts';

/** An IntersectionObserver whose entries come from the test. */
class TestObserver {
  static readonly all: TestObserver[] = [];
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly watched = new Set<Element>();
  readonly #heard: IntersectionObserverCallback;

  constructor(heard: IntersectionObserverCallback) {
    this.#heard = heard;
    TestObserver.all.push(this);
  }

  observe(element: Element) {
    this.watched.add(element);
  }

  unobserve(element: Element) {
    this.watched.delete(element);
  }

  disconnect() {
    this.watched.clear();
  }

  takeRecords() {
    return [];
  }

  comesNear(target: Element) {
    if (!this.watched.has(target)) return;
    const rectangle = target.getBoundingClientRect();
    const entry = { isIntersecting: true, target, intersectionRatio: 1, time: 0, rootBounds: null } as const;
    this.#heard([{ ...entry, boundingClientRect: rectangle, intersectionRect: rectangle }], this);
  }
}

/** The element with that id comes near the viewport. */
function comesNear(id: string): void {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`no #${id}`);
  for (const observer of TestObserver.all) observer.comesNear(element);
}

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<void> | null): Promise<boolean> {
  const mark = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(mark)])) !== mark;
}

let hydration: Hydration;

beforeEach(() => {
  TestObserver.all.length = 0;
  vi.stubGlobal('IntersectionObserver', TestObserver);
  const mark = (lifetime: 'page' | 'document') =>
    Object.entries(lazyMark(lifetime))
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ');
  document.body.innerHTML =
    `<div id="row" ${mark('page')}><button></button></div>` +
    `<footer id="footer" ${mark('document')}><a href="/">Home</a></footer>`;
  hydration = createHydration();
});

describe('a part below the fold', () => {
  test('waits until it is near the viewport and its code has loaded, with the same promise each time', async () => {
    const code = Promise.withResolvers<void>();
    const near = hydration.page.near('row', () => code.promise);
    expect(hydration.page.near('row', null)).toBe(near);
    expect(await isSettled(near)).toBe(false);
    comesNear('row');
    await Promise.resolve();
    expect(await isSettled(near)).toBe(false);
    code.resolve();
    await near;
  });

  test('is pending until it is hydrated', () => {
    const button = document.querySelector('button');
    const link = document.querySelector('a');
    if (button === null || link === null) throw new Error('no parts');
    const heard = vi.fn<() => void>();
    hydration.onHydrated(heard);
    expect([hydration.isPending(button), hydration.isPending(link)]).toEqual([true, true]);
    hydration.document.hydrated('footer');
    expect([hydration.isPending(button), hydration.isPending(link)]).toEqual([true, false]);
    hydration.page.hydrated('row');
    expect(hydration.isPending(button)).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(hydration.isPending(document.body)).toBe(false);
  });

  test('that React rendered itself is not waited for when it is rendered again', () => {
    for (const gate of [hydration.page, hydration.document]) {
      const made = document.createElement('div');
      expect(gate.near('made', null)).toBeNull();
      made.id = 'made';
      document.body.append(made);
      gate.hydrated('made');
      expect(gate.near('made', null)).toBeNull();
      made.remove();
    }
  });

  test('without HTML from the edge waits for its code alone', () => {
    const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
    expect(hydration.page.near('made-anew', null)).toBeNull();
    expect(hydration.page.near('made-anew', load)).toBeInstanceOf(Promise);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('after a navigation', () => {
  test('pending parts of the page are not hydrated any more; the footer still is when it is near', async () => {
    const row = hydration.page.near('row', null);
    const footer = hydration.document.near('footer', null);
    hydration.page.retire();
    comesNear('row');
    expect(await isSettled(row)).toBe(false);
    comesNear('footer');
    await footer;
  });

  test('a new part of the page is rendered at once, one of the document still waits', async () => {
    hydration.page.retire();
    expect(hydration.page.near('row', null)).toBeNull();
    expect(await isSettled(hydration.document.near('footer', null))).toBe(false);
  });
});

describe('all pending parts', () => {
  test('openAll marks their promises as fulfilled, so that React renders them without a pause', () => {
    const row = hydration.page.near('row', null);
    hydration.page.openAll();
    expect(row).toMatchObject({ status: 'fulfilled' });
  });

  test('after settle, one that React had not come to does not wait until it is near, or it would be emptied', async () => {
    const settled = hydration.document.settle();
    const code = Promise.withResolvers<void>();
    const footer = hydration.document.near('footer', () => code.promise);
    expect(hydration.document.near('footer', () => Promise.reject(new Error('again')))).toBe(footer);
    expect(await isSettled(footer)).toBe(false);
    // Once its code is there, a page that changes in that moment renders it without a pause.
    expect(hydration.document.near('footer', null)).toBe(footer);
    expect(footer).toMatchObject({ status: 'fulfilled' });
    code.resolve();
    expect(await isSettled(settled)).toBe(false);
    hydration.document.hydrated('footer');
    await settled;
    // The page's own parts are not concerned.
    expect(await isSettled(hydration.page.near('row', null))).toBe(false);
  });

  test('settle waits for no part longer than a second', async () => {
    vi.useFakeTimers();
    const settled = hydration.document.settle();
    await vi.advanceTimersByTimeAsync(999);
    expect(await isSettled(settled)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    vi.useRealTimers();
  });

  test('after a settle whose code has failed, a part is still hydrated when it is near', async () => {
    const footer = hydration.document.near(
      'footer',
      vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(),
    );
    await expect(hydration.document.settle()).rejects.toThrow('gone');
    comesNear('footer');
    await footer;
  });

  test('settle resolves once each is hydrated', async () => {
    void hydration.page.near('row', null);
    const settled = hydration.page.settle();
    expect(await isSettled(settled)).toBe(false);
    await Promise.resolve();
    hydration.page.hydrated('row');
    await settled;
  });
});
