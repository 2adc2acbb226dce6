import type { Browser, Page } from 'playwright-core';
import { hydrated, newVisitor } from './browser.ts';
import { isGone, openNow, type OverlayName } from './overlays.ts';
import { fillLogin } from './player.ts';

/** A visitor in Chromium who opened one page, and uses the site from it without ever asking for another document. */
export interface Tourist {
  /** Follows a link to a page of the site. */
  follow(path: string): Promise<void>;
  /** Opens something that lies over the page, and closes it by Back. */
  lookAt(overlay: OverlayName): Promise<void>;
  logIn(): Promise<void>;
  /** Everything that went wrong: requests without an answer, answers of 400 and more, complaints, and documents after the first. */
  readonly troubles: () => readonly string[];
  leave(): Promise<void>;
}

export async function startTourist(browser: Browser, origin: string): Promise<Tourist> {
  const { page, complaints, documents, leave } = await newVisitor(browser, origin, { hasDeclined: true });
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the page itself gave up when it went on is no failure.
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()} ${response.status()}`);
  });
  await page.goto('/');
  await hydrated(page);
  return {
    follow: (path) => follow(page, path),
    async lookAt(overlay) {
      await openNow(page, overlay);
      await page.goBack();
      await isGone(page, overlay);
    },
    async logIn() {
      await openNow(page, 'login');
      await fillLogin(page);
    },
    troubles: () => {
      const more = documents() - 1;
      return [...failures, ...complaints, ...(more > 0 ? [`${more} documents more`] : [])];
    },
    leave,
  };
}

/** Presses a link, wherever on the page it is. The address changes when the page is shown. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click', { button: 0 });
  await page.waitForURL((url) => url.pathname === path);
}
