import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    platformUnderTest: { honest(): object | null; readonly asked: readonly string[] };
  }
}

/** The second platform (testing/platforms) shows its reality check by itself, above all but what is modal. */
export async function remind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const honest = window.platformUnderTest.honest();
    const come: unknown = honest === null ? null : Reflect.get(honest, 'remindOfTime');
    if (typeof come === 'function') come();
  });
  await page.locator('[data-second-widget=realityCheck]').evaluate((box: HTMLElement) => {
    box.style.cssText = 'position: fixed; inset: 0 0 auto; z-index: 2147483647';
  });
}

/** What ends the reality check. */
export function realityCheck(page: Page): Locator {
  return page.locator('[data-second-widget=realityCheck]').getByRole('button', { name: 'Done' });
}
