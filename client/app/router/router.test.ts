import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOADING_BAR_THROTTLE_MS } from '../../../shared/config/constants.ts';
import { NINA } from '../../../testing/client/player.ts';
import { ORIGIN, routerTab as tab, settled } from '../../../testing/client/router-tab.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import { ChunkError } from '../../parts/lazy/chunk-reload.ts';
import { RefusedError } from './page-client.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what is not hydrated yet when a page goes', () => {
  test('parts of the document are hydrated before the page changes, parts of the page go with it', async () => {
    const { router, gateCalls, nextFrame } = tab();
    router.visit('/slots/');
    await expect.poll(() => gateCalls).toEqual(['document settles']);
    await nextFrame();
    expect(gateCalls).toEqual(['document settles', 'page retires']);
  });

  test('where only the query changes, parts of the page are hydrated with its new data, and stay', async () => {
    const { router, gateCalls } = tab();
    router.visit('/?page=2');
    await expect.poll(() => gateCalls).toEqual(['document settles', 'page opens']);
  });
});

describe('§9 a page that is seen from its top may show later what is below its first window', () => {
  test.each([
    ['/slots/', {}, true],
    ['/slots/#all-of-tab', {}, false],
    ['/slots/', { keepScroll: true }, false],
    ['/?page=2', {}, false],
  ])('%s %o: %s', async (href, options, isFromTop) => {
    const { router, ...at } = tab();
    router.visit(href, { ...options, replace: true });
    await expect.poll(() => at.address()).toBe(new URL(href, ORIGIN).pathname);
    await expect.poll(() => at.shown()).toBe(new URL(href, ORIGIN).pathname);
    await settled();
    expect(at.isFromTop()).toBe(isFromTop);
  });

  test.each([
    [0, true],
    [900, false],
  ])('after Back to where it was left, %i px down: %s', async (y, isFromTop) => {
    const { router, travel, isFromTop: isShownFromTop, nextFrame } = tab({ leftAtY: y });
    router.visit('/slots/');
    await nextFrame();
    expect(isShownFromTop()).toBe(true);
    travel('/');
    await settled();
    expect(isShownFromTop()).toBe(isFromTop);
  });
});

describe('address and page agree', () => {
  test('a visit changes page and address together, when the transition begins', async () => {
    const { router, shown, address, nextFrame } = tab();
    router.visit('/slots/');
    await nextFrame();
    expect([shown(), address()]).toEqual(['/slots/', '/slots/']);
  });

  test('another visit in the frame before a transition: only the later page is shown', async () => {
    const { router, pushed, shown, address, frames, nextFrame } = tab();
    router.visit('/slots/');
    await expect.poll(() => frames).toHaveLength(1);
    router.visit('/blog/');
    await expect.poll(() => frames).toHaveLength(2);
    await nextFrame();
    expect([shown(), address(), pushed]).toEqual(['/blog/', '/blog/', ['/blog/']]);
  });

  test('Back in the frame before a transition: the page visited is not shown over the one gone back to', async () => {
    const { router, pushed, shown, address, travel, frames, nextFrame } = tab();
    router.visit('/slots/');
    await expect.poll(() => frames).toHaveLength(1);
    travel('/blog/', false);
    await settled();
    await nextFrame();
    expect([shown(), address(), pushed]).toEqual(['/blog/', '/blog/', []]);
  });

  test('Back shows its page without a transition, where no picture shrinks back into a card', async () => {
    const { router, shown, travel, frames, skipped, nextFrame } = tab();
    router.visit('/slots/');
    await nextFrame();
    travel('/');
    await settled();
    expect(shown()).toBe('/');
    expect(frames).toEqual([]);
    // The visit's may be under way.
    expect(skipped).toEqual(['/']);
  });

  test('Forward in the frame before Back’s transition: the page on show stays', async () => {
    const { router, shown, address, travel, frames, nextFrame } = tab({ hasPicture: true });
    router.visit('/slots/');
    await nextFrame();
    travel('/');
    await expect.poll(() => frames).toHaveLength(1);
    travel('/slots/');
    await nextFrame();
    expect([shown(), address()]).toEqual(['/slots/', '/slots/']);
  });
});

describe('§2.5 Back between the steps that a script of the platform’s has added', () => {
  const step = { key: 'k1', usr: null, idx: 2 };

  test('leaves the page as it is, with what lies over it', async () => {
    const { app, asked, travel } = tab();
    app.menu.open();
    travel('/', true, step);
    await settled();
    expect([asked, app.menu.isOpen.value]).toEqual([['adopt'], true]);
  });

  test.each([[step], [null]])('or from another document to one, of state %j, does so too', async (state) => {
    const { app, asked, comeBack } = tab();
    app.menu.open();
    comeBack(state);
    await settled();
    expect([asked, app.menu.isOpen.value]).toEqual([['adopt'], true]);
  });

  test('shows the page of the step, where that is another', async () => {
    const { router, asked, shown, travel, nextFrame } = tab();
    router.visit('/slots/');
    await nextFrame();
    travel('/', true, step);
    await settled();
    expect([shown(), asked.includes('adopt')]).toEqual(['/', false]);
  });
});

test('§2.6 a guard that redirects a player keeps the flags of the address, and nothing else of it', async () => {
  const { app, router, pushed, nextFrame } = tab();
  app.session.logIn(NINA);
  router.visit('/slots/');
  await nextFrame();
  router.visit('/welcome/?NeoDL=deposit&page=2');
  await nextFrame();
  expect([pushed, location.search]).toEqual([['/slots/', '/'], '?NeoDL=deposit']);
});

describe('another document', () => {
  const download = new URL(`${ORIGIN}/terms.pdf`);

  test('is gone to without what lies over the page, whose history goes on: this document may stay, or come back', async () => {
    const { app, router, loads, asked } = tab();
    app.menu.open();
    app.overlays.restack(['sideMenu']);
    router.leave(download);
    await settled();
    expect([loads, asked, app.menu.isOpen.value]).toEqual([
      ['assign /terms.pdf'],
      ['hold', 'release'],
      false,
    ]);
  });

  test('that could not be shown in this one holds the history no longer either', async () => {
    const { router, loads, asked, fail } = tab();
    fail(new TypeError('Failed to fetch'));
    router.visit('/slots/');
    await settled();
    expect([loads, asked]).toEqual([['assign /slots/'], ['hold', 'release']]);
  });

  test('takes the place of the page that a guard forbids, where that could not be shown', async () => {
    const { router, loads, fail } = tab();
    fail(new TypeError('Failed to fetch'));
    router.visit('/slots/', { replace: true, keepOverlays: true });
    await settled();
    expect(loads).toEqual(['replace /slots/']);
  });

  test('is not gone to any more once this one has come back from where it was kept', async () => {
    const { router, loads, asked, loseGoingBack, comeBack } = tab();
    const found = loseGoingBack();
    router.leave(download);
    comeBack();
    found();
    await settled();
    expect([loads, asked]).toEqual([[], ['hold', 'enter', 'release']]);
  });
});

describe('§5 a visitor whom the edge sees elsewhere than the document', () => {
  test.each<[string, Partial<Visitor>]>([
    ['no longer where the site is', { isServed: false }],
    ['in another market', { country: 'MT', market: 'MT', regulation: 'MGA' }],
    ['under rules that are new', { rulesAsOf: '2099-01-01' }],
  ])('gets the next page with a document of its own: %s', async (_where, visitor) => {
    const { router, loads, shown, address, pushed, move } = tab();
    move(visitor);
    router.visit('/contact-us/');
    await settled();
    expect([loads, pushed, shown(), address()]).toEqual([['assign /contact-us/'], [], 'Home', '/']);
  });

  test('gets the page that Back leads to with one too', async () => {
    const { router, loads, travel, move, nextFrame } = tab();
    router.visit('/slots/');
    await nextFrame();
    move({ country: 'IE' });
    travel('/');
    await settled();
    expect(loads).toEqual(['reload / for Back']);
  });

  test.each<[string, (at: ReturnType<typeof tab>) => void, readonly string[]]>([
    ['in another market: a new one', ({ move }) => move({ market: 'CA-ON' }), ['reload / for Back']],
    ['refused: a new one', ({ fail }) => fail(new RefusedError('guarded')), ['reload / for Back']],
    ['where they were: it stays', () => {}, []],
    ['nobody can say where: it stays', ({ fail }) => fail(new TypeError('Failed to fetch')), []],
  ])(
    'when it comes back from where the browser kept it is asked for anew: %s',
    async (_where, meanwhile, expected) => {
      const at = tab();
      meanwhile(at);
      at.comeBack();
      await settled();
      expect([at.loads, at.shown()]).toEqual([expected, 'Home']);
    },
  );
});

describe('§4 the loading bar is not under the dialog in which a link was pressed', () => {
  const withMenu = (options = {}) => {
    const at = tab(options);
    at.app.menu.open();
    at.app.overlays.restack(['sideMenu']);
    return at;
  };

  test('which stays until there is one to see', async () => {
    const { app, router, pass } = withMenu();
    router.visit('/slots/');
    expect(app.menu.isOpen.value).toBe(true);
    pass(LOADING_BAR_THROTTLE_MS);
    expect(app.menu.isOpen.value).toBe(false);
    await settled();
  });

  test('nor is one that says that the page could not be loaded', async () => {
    const { app, router, fail } = withMenu({ isOnline: false });
    fail(new TypeError('Failed to fetch'));
    router.visit('/slots/');
    await settled();
    expect([app.menu.isOpen.value, app.navigation.loadingBar.value]).toEqual([false, 'failed']);
  });
});

describe('a page that cannot be loaded', () => {
  test('without a network a link changes nothing, and it is said that nothing was loaded', async () => {
    const { router, loads, shown, address, said, fail } = tab({ isOnline: false });
    fail(new TypeError('Failed to fetch'));
    router.visit('/slots/');
    await settled();
    expect([shown(), address(), loads, said()]).toEqual(['Home', '/', [], 'not-loaded']);
  });

  test('the next page that is loaded takes those words away', async () => {
    const { router, said, fail, nextFrame } = tab({ isOnline: false });
    fail(new TypeError('Failed to fetch'));
    router.visit('/slots/');
    await settled();
    fail(null);
    router.visit('/blog/');
    await nextFrame();
    expect(said()).toBe('hidden');
  });

  test('without a network Back makes a full load, so that the address never belongs to another page', async () => {
    const { router, loads, travel, fail, nextFrame } = tab({ isOnline: false });
    router.visit('/slots/');
    await nextFrame();
    fail(new TypeError('Failed to fetch'));
    travel('/');
    await settled();
    expect(loads).toEqual(['reload / for Back']);
  });

  test.each([
    [true, ['assign /slots/'], 'hidden'],
    [false, [], 'not-loaded'],
  ])('§8 a chunk that is gone, with a forced load allowed: %s', async (mayForceReload, expected, words) => {
    const { router, loads, said, fail } = tab({ mayForceReload });
    fail(new ChunkError('gone'));
    router.visit('/slots/');
    await settled();
    expect(loads).toEqual(expected);
    expect(said()).toBe(words);
  });
});
