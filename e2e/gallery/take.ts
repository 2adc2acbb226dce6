import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fillLogin } from '../../testing/browser/player.ts';
import { SCREENS, type Who } from './screens.ts';

export const WIDTHS: readonly number[] = [390, 768, 1440, 2560];
const LOCALES = ['en', 'es'] as const;
type Locale = (typeof LOCALES)[number];

/** A picture that was taken: which screen, for whom. */
export interface Picture {
  readonly screen: string;
  readonly width: number;
  readonly locale: Locale;
  readonly who: Who;
  readonly file: string;
}

interface Wanted {
  readonly browser: Browser;
  readonly origin: string;
  readonly folder: string;
  readonly widths: readonly number[];
  /** Only screens whose names contain it. */
  readonly only: string;
}

/** A fixed moment, so that two runs show the same day and the same clocks. */
const NOW = new Date('2026-11-22T12:00:00Z');
/** As much of a long page as this many screens. */
const SCREENS_HIGH = 2;

/** Takes every screen in every state at every width, in both languages, for guest and player. */
export async function takePictures({ browser, origin, folder, widths, only }: Wanted): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true });
  const taken: Picture[] = [];
  const session = await loggedIn(browser, origin);
  for (const width of widths) {
    for (const who of ['guest', 'player'] as const) {
      const height = width < 600 ? 844 : 900;
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...(width < 600 ? { isMobile: true, hasTouch: true } : {}),
        ...(who === 'player' ? { storageState: session } : {}),
      });
      await withConsent(context, origin);
      for (const locale of LOCALES) {
        for (const screen of SCREENS) {
          if (!screen.who.includes(who) || !screen.name.includes(only)) continue;
          const page = await context.newPage();
          await page.clock.setFixedTime(NOW);
          await page.goto(locale === 'es' ? `/es${screen.path}` : screen.path);
          await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
          if (who === 'player')
            await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
          await screen.prepare?.(page);
          const file = path.join(folder, `${screen.name}-${width}-${locale}-${who}.png`);
          writeFileSync(file, await shot(page, { width, height }));
          taken.push({ screen: screen.name, width, locale, who, file });
          await page.close();
        }
      }
      await context.close();
    }
  }
  return taken;
}

async function loggedIn(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/slots/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('header [data-widget="login"]').first().click();
  await fillLogin(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The consent popup has a picture of its own and lies over no other. */
async function withConsent(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([
    { name: 'consentClosed', value: '1', url: origin },
    { name: 'consentChoices', value: '10000', url: origin },
  ]);
}

async function shot(page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(async (down) => {
    const near = [...document.images].filter((image) => image.getBoundingClientRect().top < down);
    for (const image of near) image.loading = 'eager';
    // One that cannot be loaded is shown as it is.
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, height * SCREENS_HIGH);
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(whole, height * SCREENS_HIGH) },
    animations: 'disabled',
    caret: 'hide',
    // Rows below the fold are laid out, as for who scrolls to them.
    style: '* { content-visibility: visible !important }',
  });
}
