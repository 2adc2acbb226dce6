import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, newVisitor } from '../testing/browser/browser.ts';
import { launchBrowser } from '../testing/browser/launch.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

declare global {
  interface Window {
    /** What ran although it should not have. */
    ran?: string[];
    /** What the policy blocked, by directive and address. */
    blocked?: string[];
  }
}

/** Runs before any script of the document. */
function watchPolicy(): void {
  const blocked: string[] = [];
  window.ran = [];
  window.blocked = blocked;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    blocked.push(`${effectiveDirective} ${blockedURI}`);
  });
}

/** How the site's log says that the page of a path was made last. */
const madeAs = (path: string) => site.log.findLast(({ url }) => url === path)?.page;

/** Opens a page whose HTML is changed on its way, its headers as they were sent. */
async function openChanged(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.addInitScript(watchPolicy);
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
  await page.goto(path);
  await hydrated(page);
}

/** What an attacker who can write into a page would write there. */
const INJECTED = [
  `<script>ran.push('inline script')</script>`,
  `<script type="module">ran.push('inline module')</script>`,
  `<script nonce="">ran.push('empty nonce')</script>`,
  `<script src="/injected.js"></script>`,
  `<script type="module" src="/injected.js"></script>`,
  `<script src="data:text/javascript,ran.push('data')"></script>`,
  `<img src="data:," onerror="ran.push('handler')" alt="">`,
  `<iframe srcdoc="<script>parent.ran.push('srcdoc')</script>"></iframe>`,
  `<svg><script>ran.push('svg script')</script></svg>`,
].join('');

/** Inline scripts, handlers, scripts with an address: by element or attribute, the nine of above. */
const BLOCKED_AT_LEAST = 8;

async function outcomeOf(page: Page): Promise<{ readonly ran: string[]; readonly blocked: string[] }> {
  return page.evaluate(() => ({ ran: window.ran ?? [], blocked: window.blocked ?? [] }));
}

describe('§7.9 the content policy in a browser', () => {
  test('a streamed page, then a cached one, each run all that is their own: nothing is blocked', async () => {
    await site.sandbox.fault('platform', 'slow');
    for (const made of ['stream', 'hit']) {
      const { page, complaints, leave } = await newVisitor(browser, site.origin);
      await page.addInitScript(watchPolicy);
      await page.goto('/');
      await hydrated(page);
      expect(madeAs('/')).toBe(made);
      expect(complaints).toEqual([]);
      expect(await outcomeOf(page)).toEqual({ ran: [], blocked: [] });
      await leave();
      await site.sandbox.fault('platform', null);
      // Whole now, and cached.
      await expect.poll(async () => (await site.request('/')).ok && madeAs('/')).toBe('hit');
    }
  });

  test.each(['/slots/', '/nothing-here/', '/all-games-search/?q=star'])(
    'what is written into %s does not run, and the page itself works',
    async (path) => {
      await (await site.request(path)).text();
      const { page, leave } = await newVisitor(browser, site.origin);
      await page.route('**/injected.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `ran.push('parsed script')` }),
      );
      const { pathname } = new URL(path, site.origin);
      await openChanged(page, pathname, (html) => html.replace('</main>', `${INJECTED}</main>`));
      const { ran, blocked } = await outcomeOf(page);
      expect(ran).toEqual([]);
      expect(blocked.length).toBeGreaterThanOrEqual(BLOCKED_AT_LEAST);
      await leave();
    },
  );

  test('a script that a trusted script adds runs, and what that adds in turn: the platform, tags', async () => {
    const { page, leave } = await newVisitor(browser, site.origin);
    await page.addInitScript(watchPolicy);
    await page.route('**/added.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          ran.push('added');
          const inline = document.createElement('script');
          inline.textContent = "ran.push('inline')";
          document.head.append(inline);`,
      }),
    );
    await page.goto('/slots/');
    await hydrated(page);
    await page.evaluate(async () => {
      const script = document.createElement('script');
      script.src = '/added.js';
      await new Promise((resolve) => {
        script.addEventListener('load', resolve);
        document.head.append(script);
      });
    });
    expect(await outcomeOf(page)).toEqual({ ran: ['added', 'inline'], blocked: [] });
    await leave();
  });
});
