import { describe, expect, test } from 'vitest';
import { testCollaborators } from '../../testing/client/collaborators.ts';
import { AppBanner } from './app-banner.ts';

describe('§4 app banner', () => {
  test('shows 500 ms after the login opens, is remembered for 7 days, and says so', () => {
    const world = testCollaborators();
    const banner = new AppBanner(world);
    banner.loginOpened();
    world.timers.pass(499);
    expect(banner.isShown.value).toBe(false);
    expect(world.cookies.jar.size).toBe(0);
    world.timers.pass(1);
    expect(banner.isShown.value).toBe(true);
    expect(world.cookies.maxAges.get('appBannerSeen')).toBe(7 * 86_400);
    expect(world.tracked).toEqual([{ event: 'app_banner_opened' }]);
  });

  test('does not show to who has seen it', () => {
    const world = testCollaborators({ cookies: { appBannerSeen: '1' } });
    const banner = new AppBanner(world);
    banner.loginOpened();
    world.timers.pass(10_000);
    expect(banner.isShown.value).toBe(false);
    expect(world.tracked).toEqual([]);
  });

  test('a login that closes at once shows none, and leaves it unseen', () => {
    const world = testCollaborators();
    const banner = new AppBanner(world);
    banner.loginOpened();
    world.timers.pass(300);
    banner[Symbol.dispose]();
    world.timers.pass(10_000);
    expect(world.tracked).toEqual([]);
    expect(world.cookies.jar.size).toBe(0);
  });

  test.each(['close', 'click'] as const)('%s hides it and is told once', (way) => {
    const world = testCollaborators();
    const banner = new AppBanner(world);
    banner.loginOpened();
    banner[way]();
    world.timers.pass(500);
    banner[way]();
    banner[way]();
    expect(banner.isShown.value).toBe(false);
    const told = { close: 'app_banner_closed', click: 'app_banner_clicked' }[way];
    expect(world.tracked).toEqual([{ event: 'app_banner_opened' }, { event: told }]);
  });
});
