import { afterEach, describe, expect, test, vi } from 'vitest';
import { routerTab as tab } from '../../../testing/client/router-tab.ts';
import type { SafeHtml } from '../../../shared/domain/content.ts';

afterEach(() => vi.unstubAllGlobals());

describe('§3 what the next page brings for the whole document', () => {
  test('the sizes of its rows are those that the lobby has from then on', async () => {
    const { app, router, move, nextFrame } = tab();
    const sizes = () => [app.display.gridSize.value, app.display.reelSize.value];
    expect(sizes()).toEqual([8, 10]);
    move({ gridSize: 4, reelSize: 5 });
    router.visit('/slots/?gridSize=4&reelSize=5');
    await nextFrame();
    expect(sizes()).toEqual([4, 5]);
  });

  test('the footer has what the platform did not send for the first page', async () => {
    const { app, router, giveFooter, nextFrame } = tab();
    expect(app.footer.footerCopyright.value).toBeNull();
    giveFooter({ copyright: '© Casino' as SafeHtml });
    router.visit('/slots/');
    await nextFrame();
    expect(app.footer.footerCopyright.value).toBe('© Casino');
  });
});
