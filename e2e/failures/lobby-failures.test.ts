import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, newVisitor, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { startTestSite } from '../../testing/site.ts';

const journeys = startJourneys();

describe('browsing goes on', () => {
  it('§2.1 when no script of the site can be loaded', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    // §8: one full load. The pages after it are left as the edge sent them.
    await expect.poll(() => visitor.documents()).toBe(2);
    await page.waitForLoadState('load');
    await expect.poll(() => page.locator('main [data-action="play"]').count()).toBeGreaterThan(60);
    await page.locator('header a[href="/slots/"]').first().click();
    await page.waitForURL('**/slots/');
    await page.goto('/all-games/');
    await page.getByLabel('Feature').selectOption('jackpots');
    await page.getByRole('button', { name: 'Show games' }).click();
    await page.waitForURL(/feature=jackpots/u);
    expect(await page.locator('main [data-action="play"]').count()).toBeGreaterThan(20);
    await visitor.leave();
  });

  it('§7.6 when the platform’s script cannot be loaded', async () => {
    const visitor = await journeys.newVisitor();
    await visitor.page.route('**/platform.js*', (route) => route.abort());
    await browse(visitor.page);
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints.filter(isOurs)).toEqual([]);
    await visitor.leave();
  });

  it.each(['never-ready', 'late', 'twice', 'strings', 'throws', 'null'])(
    '§7.6 when the platform misbehaves: %s',
    async (kind) => {
      const alone = await startTestSite(({ origin }) => ({
        PLATFORM_SCRIPT_URL: `${origin}/platform.js?misbehave=${kind}`,
      }));
      const visitor = await newVisitor(journeys.browser, alone.origin);
      const { page } = visitor;
      const asked = page.waitForRequest((request) => request.url().endsWith(`misbehave=${kind}`));
      await browse(page);
      await asked;
      expect(visitor.documents()).toBe(1);
      expect(visitor.complaints.filter(isOurs)).toEqual([]);
      await visitor.leave();
      await alone.stop();
    },
  );

  it('§8 when a chunk is gone: one full load, then the edge’s page without hydration', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    const lost: string[] = [];
    await page.route('**/assets/tab-page-*.js', (route) => {
      lost.push(route.request().url());
      return route.abort();
    });
    await open(page, '/');
    await page.locator('header a[href="/slots/"]').first().click();
    await page.waitForURL('**/slots/');
    await page.locator('main h1', { hasText: 'Slots' }).waitFor();
    const documents = visitor.documents();
    expect(documents).toBe(2);
    await page.waitForLoadState('load');
    // Its failure comes after that of the document's own request for the chunk, which would have reloaded the page by then.
    await page.evaluate(
      async (chunk) => {
        await fetch(chunk).catch(() => undefined);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      },
      String(lost.at(-1)),
    );
    expect(lost.length).toBeGreaterThan(2);
    expect(visitor.documents()).toBe(documents);
    expect(await page.locator('main [data-action="play"]').count()).toBeGreaterThan(48);
    await visitor.leave();
  });

  it.each(['entry', 'react', 'shell'])(
    '§8 when the %s does not come: one full load, after which the page works',
    async (name) => {
      const visitor = await journeys.newVisitor();
      const { page } = visitor;
      let lost = 0;
      await page.route(`**/assets/${name}-*.js`, (route) => {
        lost += 1;
        // The document's own request for it, and its import.
        return visitor.documents() === 1 ? route.abort() : route.continue();
      });
      await open(page, '/');
      expect(lost).toBeGreaterThan(1);
      expect(visitor.documents()).toBe(2);
      await visitor.leave();
    },
  );

  it('§8 when the entry never comes: one full load, then the edge’s page, whose links work', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.route('**/assets/entry-*.js', (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => visitor.documents()).toBe(2);
    await page.waitForLoadState('load');
    await expect.poll(() => visitor.complaints.filter((told) => told.startsWith('uncaught')).length).toBe(1);
    await page.locator('header a[href="/slots/"]').first().click();
    await page.locator('main h1', { hasText: 'Slots' }).waitFor();
    expect(visitor.documents()).toBe(3);
    await visitor.leave();
  });

  it('§2.5 when the layout itself fails: the page of last resort alone, in the layout blank', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.route('**/api/page?path=%2Fes%2Fwelcome%2F', async (route) => {
      const response = await route.fetch();
      // The footer's duties come from the policy.
      await route.fulfill({ response, json: { ...JSON.parse(await response.text()), policy: null } });
    });
    await open(page, '/es/');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/es/welcome/',
        textContent: 'Welcome',
      });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Welcome' }).click();
    await page.locator('h1', { hasText: 'Se ha producido un error al mostrar la página de error' }).waitFor();
    expect(await page.locator('header, footer').count()).toBe(0);
    expect(await page.locator('main').count()).toBe(1);
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.locator('main [data-action="play"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/es/');
    expect(visitor.documents()).toBe(2);
    await visitor.leave();
  });

  it('§8 when the next page’s data cannot be loaded: a full page load', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.route('**/api/page?**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await open(page, '/');
    await page.locator('header a[href="/slots/"]').first().click();
    await page.locator('main h1', { hasText: 'Slots' }).waitFor();
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/slots/');
    expect(visitor.documents()).toBe(2);
    await visitor.leave();
  });
});

describe('the loading bar', () => {
  it('§4 waits 200 ms, runs, and is hidden after the page has loaded', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.route('**/api/page?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.continue();
    });
    await open(page, '/');
    await watchBar(page);
    await page.locator('header a[href="/slots/"]').first().dispatchEvent('click', { button: 0 });
    await page.locator('main h1', { hasText: 'Slots' }).waitFor();
    await expect.poll(async () => (await barStates(page)).length).toBe(3);
    const states = await barStates(page);
    expect(states.map(({ state }) => state)).toEqual(['running', 'finished', 'hidden']);
    expect(states[0]?.atMs).toBeGreaterThanOrEqual(195);
    await visitor.leave();
  });

  it('§4 runs while the code of what opens over the page is on its way', async () => {
    for (const [press, opened] of [
      ['header [data-action="search-open"]', 'dialog[open] search'],
      ['main [data-action="play"]', '[data-overlay-slot="login"] [role="dialog"]'],
    ] as const) {
      const visitor = await journeys.newVisitor();
      const { page } = visitor;
      await open(page, '/');
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await watchBar(page);
      await page.locator(press).first().dispatchEvent('click', { button: 0 });
      await page.locator(opened).waitFor();
      await expect.poll(() => barNames(page)).toEqual(['running', 'finished', 'hidden']);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });

  it('§4 ends when what is on its way is not wanted any more, and runs again when it is', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    const states = () => barNames(page);
    await open(page, '/');
    const network = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await network.promise;
      await route.continue();
    });
    await watchBar(page);
    const press = () =>
      page.locator('header [data-action="search-open"]').dispatchEvent('click', { button: 0 });
    await press();
    await expect.poll(states).toEqual(['running']);
    await page.keyboard.press('Escape');
    await expect.poll(states).toEqual(['running', 'finished', 'hidden']);
    await press();
    await expect.poll(states).toEqual(['running', 'finished', 'hidden', 'running']);
    network.resolve();
    await page.locator('dialog[open] search').waitFor();
    await expect.poll(states).toEqual(['running', 'finished', 'hidden', 'running', 'finished', 'hidden']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§4 fails without a network, and the page stays', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/');
    await watchBar(page);
    await page.context().setOffline(true);
    await page.locator('main a[href="/megaways/"]').first().dispatchEvent('click', { button: 0 });
    await expect.poll(() => barNames(page)).toContain('failed');
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.locator('main [data-action="play"]').count()).toBeGreaterThan(60);
    expect(visitor.documents()).toBe(1);
    await visitor.leave();
  });
});

/** Visits home, a tab, and home by Back; first clicks Play, which may have no effect without the platform. */
async function browse(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('main [data-action="play"]').first().click({ force: true });
  await page.keyboard.press('Escape');
  await page.locator('main a[href="/slots/"]').first().dispatchEvent('click', { button: 0 });
  await page.locator('main h1', { hasText: 'Slots' }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/$/u);
  await page.locator('main h2', { hasText: 'Featured' }).waitFor();
}

/** Whether it is an error of the site's code: not a warning, nor the browser's message about a failed resource. */
function isOurs(complaint: string): boolean {
  return !complaint.startsWith('warning:') && !complaint.includes('Failed to load resource');
}

interface BarState {
  readonly state: string;
  /** Milliseconds since the click. */
  readonly atMs: number;
}

declare global {
  interface Window {
    barStates?: { state: string; atMs: number }[];
  }
}

async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const states: { state: string; atMs: number }[] = [];
    window.barStates = states;
    let clickedAt = 0;
    window.addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
    const bar = document.querySelector<HTMLElement>('[data-state="hidden"]');
    if (bar === null) throw new Error('no loading bar');
    new MutationObserver(() =>
      states.push({ state: bar.dataset['state'] ?? '', atMs: performance.now() - clickedAt }),
    ).observe(bar, { attributeFilter: ['data-state'] });
  });
}

async function barStates(page: Page): Promise<readonly BarState[]> {
  return page.evaluate(() => window.barStates ?? []);
}

async function barNames(page: Page): Promise<readonly string[]> {
  return (await barStates(page)).map(({ state }) => state);
}
