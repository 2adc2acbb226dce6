import type { Page } from 'playwright-core';

/** Animations stand still where they begin. */
export async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
