import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';
import { tileOf } from '../../testing/browser/tiles.ts';

const journeys = startJourneys();

const play = (page: Page, index: number) => page.locator('main [data-action="play"]').nth(index);

describe('a tile', () => {
  it.each([320, 360, 390, 768, 1440, 1920])(
    '§2.11 has text sized by its own width on a screen of %i px',
    async (width) => {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      await open(page, '/slots/');
      const tiles = await page.locator('main li:has([data-action="play"])').evaluateAll((items) =>
        items.map((item) => {
          const name = item.querySelector('[data-action="play"]')?.getAttribute('aria-label')?.slice(5) ?? '';
          const texts = [...item.querySelectorAll('span')].filter((span) => span.textContent === name);
          const label = texts.findLast((span) => span.closest('[aria-hidden]') === null);
          return {
            width: item.getBoundingClientRect().width,
            fontPx: label === undefined ? 0 : Number.parseFloat(getComputedStyle(label).fontSize),
            shownPx: label?.getBoundingClientRect().width ?? 0,
          };
        }),
      );
      expect(tiles.length).toBeGreaterThan(48);
      for (const tile of tiles) {
        // Wide enough for its name on every screen.
        expect(tile.width).toBeGreaterThanOrEqual(150);
        expect(tile.shownPx).toBeGreaterThan(20);
        expect(tile.fontPx).toBeCloseTo(Math.min(26, Math.max(10, Math.round(tile.width / 13))), 1);
      }
      await visitor.leave();
    },
  );

  it.each([344, 352, 359, 360])('§2.11 beside a scrollbar too it has its 150 px, at %i px', async (width) => {
    const visitor = await journeys.newVisitor({ width });
    const { page } = visitor;
    await page.goto('/all-games/');
    // This Chromium draws none: as much room as one takes.
    await page.addStyleTag({ content: 'html { padding-right: 15px }' });
    const widths = await page
      .locator('main li:has([data-action="play"])')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(150);
    await visitor.leave();
  });

  it.each([320, 360, 1080, 1265, 1290, 1440])(
    '§2.11 in the narrow list of a studio’s newest games at %i px text is shown from 150 px, and nothing lies on the badge',
    async (width) => {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      await open(page, '/providers/nine-foxes/');
      const list = page.locator('main header + *, main section').filter({ hasText: 'New from' }).first();
      const tiles = await list.locator('li:has([data-action="play"])').evaluateAll((items) =>
        items.slice(0, 2).map((item) => {
          const rectOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
          const text = rectOf(item.querySelector('[data-game-name]'));
          const info = rectOf(item.querySelector('a[data-guest-only]'));
          const badge = [...item.querySelectorAll('span')].find((span) => span.textContent === 'New');
          const rect = rectOf(badge);
          const isCovered =
            info !== undefined &&
            rect !== undefined &&
            info.left < rect.right &&
            info.right > rect.left &&
            info.top < rect.bottom &&
            info.bottom > rect.top;
          return {
            isTextShown: (text?.width ?? 0) > 20,
            isWide: item.getBoundingClientRect().width >= 149.9,
            isCovered,
            hasBoth: info !== undefined && rect !== undefined,
          };
        }),
      );
      expect(tiles.some(({ hasBoth }) => hasBoth)).toBe(true);
      for (const { isTextShown, isWide, isCovered } of tiles)
        expect([isTextShown, isCovered]).toEqual([isWide, false]);
      await visitor.leave();
    },
  );

  it.each([360, 390, 1440])(
    '§2.11 a tall tile shows its whole portrait at %i px, beside another tall one too',
    async (width) => {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      let seen = 0;
      for (const path of ['/all-games/', '/jackpots/', '/slots/']) {
        await page.goto(path);
        const shapes = await page.locator('main [data-tall]').evaluateAll((tiles) =>
          tiles.map((tile) => {
            const cover = tile.firstElementChild?.getBoundingClientRect();
            return cover === undefined ? 0 : cover.height / cover.width;
          }),
        );
        for (const shape of shapes) expect(shape, path).toBeGreaterThan(408 / 290 - 0.01);
        seen += shapes.length;
      }
      expect(seen).toBeGreaterThan(3);
      await visitor.leave();
    },
  );

  it('§2.11 under 150 px shows no text and keeps no room for it, and grows no larger than 26 px', async () => {
    const visitor = await journeys.newVisitor({ width: 320 });
    const { page } = visitor;
    await open(page, '/slots/');
    const measured = await page.evaluate(() => {
      const list = document.querySelector<HTMLElement>('main [data-grid]:has([data-action="play"])');
      const title = list?.querySelector('[data-action="play"]')?.getAttribute('aria-label')?.slice(5);
      const label = [...(list?.firstElementChild?.querySelectorAll('span') ?? [])].findLast(
        (span) => span.textContent === title,
      );
      const box = list?.parentElement;
      if (list === null || !(box instanceof HTMLElement) || label === undefined) throw new Error('no tile');
      const gap = Number.parseFloat(getComputedStyle(list).columnGap);
      return [120, 149, 150, 260, 338, 500].map((width) => {
        box.style.width = `${2 * width + gap}px`;
        const seen = label.getBoundingClientRect().width > 1;
        // Below the cover there is nothing when no text is shown.
        const below = label.parentElement?.getBoundingClientRect().height ?? 0;
        return [width, seen ? Number.parseFloat(getComputedStyle(label).fontSize) : null, below > 0];
      });
    });
    expect(measured).toEqual([
      [120, null, false],
      [149, null, false],
      [150, 12, true],
      [260, 20, true],
      [338, 26, true],
      [500, 26, true],
    ]);
    await visitor.leave();
  });

  it('§2.11 carries New for new games only, a heart, and Play under the pointer and with the focus', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/new/');
    const badges = page.locator('main li:has([data-action="play"])').getByText('New', { exact: true });
    expect(await badges.count()).toBeGreaterThan(0);
    const button = play(page, 0);
    const label = button.locator('span');
    const heart = tileOf(button).locator('[data-action="favourite"]');
    const isDrawn = (what: Locator) =>
      what.evaluate((element) => {
        const { display, opacity } = getComputedStyle(element);
        return display !== 'none' && opacity === '1';
      });
    const hasHeart = (what: Locator) =>
      what.evaluate((element) => getComputedStyle(element).backgroundSize.startsWith('20px'));
    await page.mouse.move(0, 0);
    expect(await isDrawn(label)).toBe(false);
    expect(await hasHeart(heart)).toBe(false);
    await button.hover();
    await expect.poll(() => isDrawn(label)).toBe(true);
    await expect.poll(() => hasHeart(heart)).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(() => isDrawn(label)).toBe(false);
    await page.locator('main a').last().focus();
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => isDrawn(label)).toBe(true);
    await visitor.leave();

    const finger = await journeys.newVisitor({ width: 390 });
    await open(finger.page, '/new/');
    const touched = play(finger.page, 0);
    const touchedHeart = tileOf(touched).locator('[data-action="favourite"]');
    expect(await hasHeart(touchedHeart)).toBe(true);
    expect(await isDrawn(touched.locator('span'))).toBe(false);
    const cover = await touched.boundingBox();
    const painted = await touchedHeart.boundingBox();
    // Neither lies on the cover's lettering; 44 px to press around an icon of 20.
    expect((painted?.y ?? 0) + 12).toBeGreaterThanOrEqual((cover?.y ?? 0) + (cover?.height ?? 844));
    expect(painted?.height).toBe(44);
    await touched.tap();
    await finger.page.locator('input[type="password"]').first().waitFor();
    await finger.leave();
  });

  it('§2.11 links guests to the review, where there is one, and players not', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    const icons = page.locator('main li:has([data-action="play"]) a');
    const reviewed = await icons.count();
    expect(reviewed).toBeGreaterThan(0);
    expect(reviewed).toBeLessThan(await page.locator('main [data-action="play"]').count());
    expect(await icons.first().getAttribute('href')).toMatch(/^\/casino\/games\/[\w-]+\/$/u);
    expect(await icons.first().isVisible()).toBe(true);
    await logIn(page);
    await expect.poll(() => icons.first().isVisible()).toBe(false);
    await visitor.leave();
  });

  it('§2.2 in the list of reviews leads to its review, by a press anywhere but on the heart', async () => {
    for (const width of [360, 1440]) {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      await open(page, '/es/casino/games/');
      expect(await page.locator('main [data-action="play"]').count()).toBe(0);
      const tile = page.locator('main li', { has: page.locator('[data-action="favourite"]') }).first();
      const link = tile.getByRole('link', { name: /^Leer la reseña: / });
      const name = (await link.getAttribute('aria-label'))?.replace('Leer la reseña: ', '') ?? '';
      const path = (await link.getAttribute('href')) ?? '';
      expect(path).toMatch(/^\/es\/casino\/games\/[a-z0-9-]+\/$/u);
      const pressed = await tile.evaluate((element) =>
        ['img', '[data-action="favourite"]'].map((part) => {
          const box = element.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          const target = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return target?.localName;
        }),
      );
      expect(pressed).toEqual(['a', 'button']);
      // The link lies over the text and under the picture.
      await tile.getByText(name, { exact: true }).last().click({ force: true });
      await page.waitForURL(`**${path}`);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });

  it('§2.11 whose image is broken shows a generated cover with the name', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.route('**/media/**', (route) => route.abort());
    await open(page, '/slots/');
    const image = page.locator('main li img[data-broken]').first();
    const shown = await image.evaluate((element) => {
      const { content, display } = getComputedStyle(element, '::after');
      return {
        content,
        display,
        name: element.closest('li')?.querySelector('[data-game-name]')?.textContent,
        height: element.getBoundingClientRect().height,
      };
    });
    expect(shown.content).toContain(shown.name);
    expect(shown.display).toBe('grid');
    expect(shown.height).toBeGreaterThan(60);
    await visitor.leave();
  });
});
