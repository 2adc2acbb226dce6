import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OFFLINE_CACHE } from '../../shared/domain/offline.ts';
import { newVisitor, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';
import { COUNTRY_HEADER, startTestSite } from '../../testing/site.ts';

const journeys = startJourneys();
const VISITOR = { hasDeclined: true } as const;

/** The addresses that are kept for when there is no network. */
function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).toSorted();
  }, OFFLINE_CACHE);
}

/** Waits until the page has kept what it keeps, and the worker serves the next document. */
async function isReady(page: Page): Promise<void> {
  await expect.poll(() => kept(page)).toContain('/offline/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

const isRegistered = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

describe('without a network', () => {
  it('pictures that could not be had are there once it is back, on the page that is shown', async () => {
    const visitor = await journeys.newVisitor({
      ...VISITOR,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const { page } = visitor;
    await open(page, '/');
    await page.context().setOffline(true);
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    const broken = page.locator('img[data-broken]');
    await expect.poll(() => broken.count()).toBeGreaterThan(3);
    await page.context().setOffline(false);
    await expect.poll(() => broken.count()).toBe(0);
    await visitor.leave();
  });

  it('a visitor reads who helps, the licence and the last lobby, in their language; with it all is as before', async () => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, '/es/');
    const row = await page
      .locator('main section:has([data-action="play"]) h2')
      .first()
      .evaluate((heading) => heading.firstChild?.textContent);
    const game = await page.locator('main [data-game-name]').first().textContent();
    expect([row, game]).toEqual([expect.stringMatching(/./u), expect.stringMatching(/./u)]);
    await isReady(page);
    await expect.poll(() => kept(page)).toContain('/offline/lobby.json');

    await page.context().setOffline(true);
    await page.goto('/es/promotions/');
    expect(await page.locator('html').getAttribute('lang')).toBe('es-ES');
    expect(await page.locator('h1').textContent()).toBe('Estás sin conexión');
    expect(page.url()).toBe(`${journeys.site.origin}/es/promotions/`);
    const words = await page.locator('body').innerText();
    for (const said of ['GamCare', 'GAMSTOP', '18+', 'Gambling Commission', row, game])
      expect(words).toContain(said);
    expect(await page.locator('footer a[href^="tel:"]').first().getAttribute('href')).toBe('tel:08088020133');
    expect(await page.locator('main section li').count()).toBeGreaterThan(10);

    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await page.locator('h1').textContent()).not.toBe('Estás sin conexión');
    await visitor.leave();
  });

  it('what is kept is fetched once an hour; who changes the language has it there at once', async () => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/offline/')) asked += 1;
    });
    await open(page, '/es/');
    await isReady(page);
    // The lobby is kept after the document: when it is there again, that was done.
    await expect.poll(() => kept(page)).toContain('/offline/lobby.json');
    await page.evaluate(
      async (name) => void (await (await caches.open(name)).delete('/offline/lobby.json')),
      OFFLINE_CACHE,
    );
    await page.reload();
    await expect.poll(() => kept(page)).toContain('/offline/lobby.json');
    expect(asked).toBe(1);
    await page.locator('footer a[data-locale="en"]').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const language = () =>
      page.evaluate(async (name) => {
        const cache = await caches.open(name);
        return (await cache.match('/offline/'))?.headers.get('content-language');
      }, OFFLINE_CACHE);
    await expect.poll(language).toBe('en-GB');
    await visitor.leave();
  });

  it('the duties are those of the visitor’s market', async () => {
    const visitor = await journeys.newVisitor({ ...VISITOR, extraHTTPHeaders: { [COUNTRY_HEADER]: 'MT' } });
    const { page } = visitor;
    await open(page, '/');
    await isReady(page);
    await page.context().setOffline(true);
    await page.reload();
    const words = await page.locator('footer').innerText();
    expect(words).toContain('Responsible Gaming Foundation');
    expect(words).toContain('Malta Gaming Authority');
    expect(words).not.toContain('GAMSTOP');
    await visitor.leave();
  });

  it('nothing of a player is kept, and no document but the one for this', async () => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, '/');
    await logIn(page);
    await isReady(page);
    await open(page, '/promotions/');
    await open(page, '/slots/');
    await expect.poll(() => kept(page)).toEqual(['/offline/', '/offline/lobby.json']);
    expect(await page.evaluate(() => caches.keys())).toEqual([OFFLINE_CACHE]);
    const texts = await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const all = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return Promise.all(all.map((response) => response?.text() ?? ''));
    }, OFFLINE_CACHE);
    expect(texts.join(' ')).not.toMatch(/demo@|\bAda\b|balance/iu);
    await visitor.leave();
  });

  it('a filter that cannot be had is told in words and can be chosen again, and comes once there is one, without a reload', async () => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, '/all-games/');
    const feature = page.getByLabel('Feature');
    const notice = page.getByRole('alert').filter({ hasText: 'That could not be loaded' });
    await page.context().setOffline(true);
    for (let time = 0; time < 2; time += 1) {
      await feature.selectOption('megaways');
      await notice.getByRole('button', { name: 'Close' }).click();
      expect(await feature.inputValue()).toBe('');
    }
    await page.context().setOffline(false);
    await feature.selectOption('megaways');
    await page.waitForURL('**/all-games/?feature=megaways');
    expect(await feature.inputValue()).toBe('megaways');
    expect(visitor.documents()).toBe(1);
    await visitor.leave();
  });

  it('is kept for nobody who has not chosen, and is forgotten with the consent', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/accessibility/');
    await page.getByRole('button', { name: 'Accept All' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isRegistered(page)).toBe(false);
    await page.getByRole('button', { name: 'Accept All' }).click();
    await isReady(page);
    await open(page, '/accessibility/');
    await page.locator('footer [data-action="cookie-settings"]').click();
    await page.locator('summary').filter({ visible: true }).last().click();
    await page.getByRole('checkbox', { name: 'Functionality' }).uncheck();
    await page.getByRole('button', { name: 'Save and Exit' }).click();
    await expect.poll(() => isRegistered(page)).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await visitor.leave();
  });
});

describe('with a network', () => {
  it('each document is asked of the network, also where the worker stands between', async () => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, '/accessibility/');
    await isReady(page);
    for (const path of ['/accessibility/', '/info/terms/', '/accessibility/']) {
      const before = journeys.site.log.length;
      await open(page, path);
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      const asked = () => journeys.site.log.slice(before).some((line) => line['url.path'] === path);
      await expect.poll(asked, { message: path }).toBe(true);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('the setting SERVICE_WORKER = off takes it and what was kept out of every browser', async () => {
    const off = await startTestSite({ SERVICE_WORKER: 'off' });
    onTestFinished(() => off.stop());
    // One address, as visitors know it, behind which the operator changes the setting.
    let behind = journeys.site;
    const operator = createServer((request, response) => {
      void (async () => {
        const answer = await behind.request(request.url ?? '/', { cookie: request.headers.cookie ?? '' });
        const headers = Object.fromEntries(answer.headers);
        delete headers['content-encoding'];
        delete headers['content-length'];
        response.writeHead(answer.status, headers);
        response.end(Buffer.from(await answer.arrayBuffer()));
      })();
    });
    onTestFinished(() => {
      operator.closeAllConnections();
      operator.close();
    });
    await new Promise<void>((resolve) => {
      operator.listen(0, '127.0.0.1', resolve);
    });
    const address = operator.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const visitor = await newVisitor(journeys.browser, `http://localhost:${port}`, VISITOR);
    const { page } = visitor;
    await open(page, '/accessibility/');
    await isReady(page);
    behind = off;
    await open(page, '/accessibility/');
    await expect.poll(() => isRegistered(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const other = await newVisitor(journeys.browser, off.origin, VISITOR);
    await open(other.page, '/accessibility/');
    await other.page.waitForLoadState('networkidle');
    expect(await isRegistered(other.page)).toBe(false);
    await other.leave();
    await visitor.leave();
  });
});
