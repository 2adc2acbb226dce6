import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOADING_BAR_THROTTLE_MS } from '../../../shared/config/constants.ts';
import { routerTab as tab, settled } from '../../../testing/client/router-tab.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what is opened over the page after a link was pressed stays: the last press counts', () => {
  const open = ({ app }: ReturnType<typeof tab>) => {
    app.menu.open();
    app.overlays.restack(['sideMenu']);
  };

  test.each([[null], [new TypeError('Failed to fetch')]])(
    'and the page asked for before is not shown, also where its fetch fails: %s',
    async (failure) => {
      const at = tab();
      at.fail(failure);
      at.router.visit('/slots/');
      open(at);
      at.pass(LOADING_BAR_THROTTLE_MS);
      await settled();
      expect([at.app.menu.isOpen.value, at.shown(), at.address(), at.loads]).toEqual([true, 'Home', '/', []]);
      expect(at.app.navigation.loadingBar.value).toBe('hidden');
    },
  );

  test('nor where it had come, and the transition was about to begin', async () => {
    const at = tab();
    at.router.visit('/slots/');
    await expect.poll(() => at.frames).toHaveLength(1);
    open(at);
    await at.nextFrame();
    expect([at.app.menu.isOpen.value, at.shown(), at.address()]).toEqual([true, 'Home', '/']);
  });

  test('the page that Back has led to comes when it is closed', async () => {
    const at = tab();
    at.travel('/slots/');
    open(at);
    await settled();
    expect(at.shown()).toBe('Home');
    at.stepBack('/slots/');
    await settled();
    expect(at.shown()).toBe('/slots/');
  });

  test('a link pressed in it leads to its page, though the entry below is another page’s', async () => {
    const at = tab();
    at.travel('/slots/');
    open(at);
    await settled();
    at.router.visit('/blog/');
    at.stepBack('/slots/');
    await settled();
    await at.nextFrame();
    expect([at.shown(), at.address()]).toEqual(['/blog/', '/blog/']);
  });

  test.each([
    ['before the link: its page comes', -1, '/slots/'],
    ['after it: the page does not come', 1, 'Home'],
  ])(
    'a dialog of the platform’s that is granted late, and was asked for %s',
    async (_what, laterMs, shown) => {
      const at = tab();
      const askedMs = at.app.timers.now() + laterMs;
      at.router.visit('/slots/');
      at.app.overlays.followPlatformDialog({ askedMs, close() {} });
      at.app.overlays.restack(['platformDialog']);
      await settled();
      if (shown !== 'Home') await at.nextFrame();
      expect(at.shown()).toBe(shown);
    },
  );

  test.each([
    ['before the link: its page comes', -1, '/slots/'],
    ['after it: the page does not come', 1, 'Home'],
  ])('a login whose code comes late, and was asked for %s', async (_what, laterMs, shown) => {
    const at = tab();
    const askedMs = at.app.timers.now() + laterMs;
    at.router.visit('/slots/');
    at.app.overlays.open('login', askedMs);
    const { value: opened } = at.app.overlays.openName;
    at.app.overlays.restack(opened === null ? [] : [opened]);
    await settled();
    if (shown !== 'Home') await at.nextFrame();
    expect([at.shown(), at.app.overlays.openName.value]).toEqual([shown, shown === 'Home' ? 'login' : null]);
  });

  test('also where the clock was set back since the link was pressed', async () => {
    const at = tab();
    at.router.visit('/slots/');
    vi.spyOn(at.app.timers, 'now').mockReturnValue(at.app.timers.now() - 3_600_000);
    at.app.overlays.open('contact');
    at.app.overlays.restack(['contact']);
    await settled();
    expect([at.shown(), at.frames, at.app.overlays.openName.value]).toEqual(['Home', [], 'contact']);
  });

  test('over an old dialog of the platform’s, too', async () => {
    const at = tab();
    at.app.overlays.followPlatformDialog({ askedMs: 0, close() {} });
    at.app.overlays.restack(['platformDialog']);
    at.router.visit('/slots/');
    at.app.menu.open();
    at.app.overlays.restack(['platformDialog', 'sideMenu']);
    await settled();
    expect([at.shown(), at.frames]).toEqual(['Home', []]);
  });

  test.each([
    ['before the link: the link’s page comes', -1, '/slots/'],
    ['after it', 1, '/restricted-access/'],
  ])('what leads late to another page, and was asked for %s', async (_what, laterMs, shown) => {
    const at = tab();
    const askedMs = at.app.timers.now() + laterMs;
    const link = at.router.visit('/slots/');
    const late = at.router.visit('/restricted-access/', { askedMs });
    await at.nextFrame();
    expect([at.shown(), await link, await late]).toEqual([shown, laterMs > 0, laterMs < 0]);
  });

  test('nor does it once the link’s page is shown', async () => {
    const at = tab();
    const askedMs = at.app.timers.now() - 1;
    at.router.visit('/slots/');
    await at.nextFrame();
    await at.router.visit('/restricted-access/', { askedMs });
    expect([at.shown(), at.address(), at.frames]).toEqual(['/slots/', '/slots/', []]);
  });

  test('a guard’s redirect goes on below it', async () => {
    const at = tab();
    at.router.visit('/slots/', { replace: true, keepOverlays: true });
    open(at);
    await settled();
    expect([at.app.menu.isOpen.value, at.shown()]).toEqual([true, '/slots/']);
  });
});

test('whoever asks for a page is told whether it was cancelled, by a link or by Back', async () => {
  const at = tab();
  const cancelled = [at.router.visit('/slots/'), at.router.visit('/blog/')];
  await at.nextFrame();
  expect(await Promise.all(cancelled)).toEqual([true, false]);
  at.fail(new TypeError('Failed to fetch'));
  expect(await at.router.visit('/slots/')).toBe(false);
});
