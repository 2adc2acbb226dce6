import { afterEach, describe, expect, test, vi } from 'vitest';
import { VISIT_LIMIT_MS } from '../../../shared/config/constants.ts';
import { routerTab as tab, settled } from '../../../testing/client/router-tab.ts';

afterEach(() => vi.unstubAllGlobals());

describe('§4 a page that does not come over a stalled line', () => {
  test('is given to the browser after 30 s, which says itself what it cannot reach', async () => {
    const { router, loads, pass, stall, app } = tab();
    stall();
    router.visit('/slots/');
    await settled();
    pass(VISIT_LIMIT_MS - 1);
    await settled();
    expect([loads, app.navigation.loadingBar.value]).toEqual([[], 'running']);
    pass(1);
    await settled();
    expect([loads, app.navigation.loadingBar.value]).toEqual([['assign /slots/'], 'failed']);
  });

  test('is not, where another one has been asked for since', async () => {
    const { router, loads, pass, stall } = tab();
    stall();
    router.visit('/slots/');
    await settled();
    pass(VISIT_LIMIT_MS - 1);
    router.visit('/blog/');
    pass(1);
    await settled();
    expect(loads).toEqual([]);
  });

  test('is not, where it has come', async () => {
    const { router, loads, pass, nextFrame, address } = tab();
    router.visit('/slots/');
    await nextFrame();
    pass(VISIT_LIMIT_MS);
    await settled();
    expect([loads, address()]).toEqual([[], '/slots/']);
  });
});
