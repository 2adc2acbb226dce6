import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { hydrated, newVisitor, open } from '../../testing/browser/browser.ts';
import { logIn } from '../../testing/browser/player.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { ONE_OF_EACH_LANGUAGE } from '../../testing/locales.ts';
import type { TestSite } from '../../testing/site.ts';
import { SCREENS, type Screen, type Who } from './screens.ts';

export const WIDTHS: readonly number[] = [390, 768, 1440, 2560];

/** A picture that was taken: which screen, for whom. */
export interface Picture {
  readonly screen: string;
  readonly width: number;
  /** The sheet that it belongs on, beside its width. */
  readonly group: string;
  readonly file: string;
}

export interface Taken {
  readonly pictures: Picture[];
  /** What could not be taken, and why. */
  readonly failures: string[];
}

export interface Wanted {
  readonly site: TestSite;
  readonly folder: string;
  readonly widths: readonly number[];
  /** Only screens whose names are among these; none means all. */
  readonly only: readonly string[];
}

export const isWanted = ({ only }: Pick<Wanted, 'only'>, { name }: Screen): boolean =>
  only.length === 0 || only.includes(name);

/** A fixed moment, so that two runs show the same day and the same clocks. */
const NOW = new Date('2026-11-22T12:00:00Z');
/** As much of a long page as this many windows. */
const WINDOWS_HIGH = 2;

/** Takes every screen in every state at every width, in both languages, for guest and player, in Chromium. */
export async function takePictures(browser: Browser, wanted: Wanted): Promise<Taken> {
  const { site, folder, widths } = wanted;
  mkdirSync(folder, { recursive: true });
  const taken: Taken = { pictures: [], failures: [] };
  const session = await loggedIn(browser, site.origin);
  for (const width of widths) {
    for (const who of ['guest', 'player'] as const) {
      const screens = SCREENS.filter((screen) => screen.who.includes(who) && isWanted(wanted, screen));
      for (const locale of ONE_OF_EACH_LANGUAGE) {
        const visitor = await newVisitor(browser, site.origin, {
          width,
          hasDeclined: true,
          reducedMotion: 'reduce',
          ...(who === 'player' ? { storageState: session } : {}),
        });
        for (const screen of screens) {
          const page = await visitor.page.context().newPage();
          await takeOne({ wanted, taken, screen, width, group: `${locale}-${who}` }, async () => {
            await bringTo(page, screen, locale, who);
            return steady(page, screen, who);
          });
          await page.close();
        }
        await visitor.leave();
      }
    }
  }
  return taken;
}

interface Subject extends Pick<Picture, 'width' | 'group'> {
  readonly wanted: Wanted;
  /** Gets the picture, or why there is none. */
  readonly taken: Taken;
  readonly screen: Screen;
}

/** Takes one picture, with the fault that its screen is about. */
export async function takeOne(
  { wanted: { site, folder }, taken, screen, width, group }: Subject,
  take: () => Promise<Uint8Array>,
): Promise<void> {
  const name = `${screen.name}-${width}-${group}`;
  const file = path.join(folder, `${name}.png`);
  try {
    if (screen.failing !== undefined) await site.sandbox.fault(screen.failing, '500');
    writeFileSync(file, await take());
    taken.pictures.push({ screen: screen.name, width, group, file });
  } catch (error) {
    const failure = `${name}: ${error instanceof Error ? error.message : String(error)}`;
    // Said at once too: a run takes long.
    console.error(failure);
    taken.failures.push(failure);
  } finally {
    if (screen.failing !== undefined) await site.sandbox.fault(screen.failing, null);
  }
}

async function loggedIn(browser: Browser, origin: string) {
  const visitor = await newVisitor(browser, origin, { hasDeclined: true });
  await open(visitor.page, '/slots/');
  await logIn(visitor.page);
  const state = await visitor.page.context().storageState();
  await visitor.leave();
  return state;
}

async function bringTo(page: Page, screen: Screen, locale: Locale, who: Who): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await screen.before?.(page);
  await page.goto(screen.address(locale));
  if (screen.isStatic !== true) {
    await hydrated(page);
    // The platform is loaded with the first sign of a person (§4).
    await page.mouse.move(1, 1);
    if (who === 'player') await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  }
  await screen.prepare?.(page);
  await page.evaluate(withoutReferences);
}

/** Runs in the page. What names this one request on an error page is another each time. */
function withoutReferences(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    node.nodeValue = node.nodeValue?.replaceAll(/[0-9a-f]{32}/gu, '0'.repeat(32)) ?? null;
}

/** Between two looks at a page. */
const PAUSE_MS = 250;
/** So many pictures in a row have to be the same; more where something is drawn late, as what belongs to a player is. */
const SAME_IN_A_ROW = { asItOpens: 2, brought: 3 } as const;
const MOST_LOOKS = 40;

/**
 * The picture of a page that has come to rest: nothing in it says when what other companies draw is drawn, so it is looked
 * at until it is the same for a while.
 * @throws (rejects) Error when it never is
 */
async function steady(page: Page, { prepare }: Screen, who: Who): Promise<Buffer> {
  const isBrought = prepare !== undefined || who === 'player';
  const wanted = isBrought ? SAME_IN_A_ROW.brought : SAME_IN_A_ROW.asItOpens;
  let last: Buffer = Buffer.alloc(0);
  let same = 0;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const picture = await shot(page);
    same = picture.equals(last) ? same + 1 : 1;
    if (same === wanted) return picture;
    last = picture;
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error('does not come to rest');
}

async function shot(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(async (down) => {
    const near = [...document.images].filter((image) => image.getBoundingClientRect().top < down);
    for (const image of near) image.loading = 'eager';
    // One that cannot be loaded is shown as it is.
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  }, height * WINDOWS_HIGH);
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(whole, height * WINDOWS_HIGH) },
    animations: 'disabled',
    caret: 'hide',
    // Rows below the fold are laid out, as for who scrolls to them.
    style: ':not([hidden]) { content-visibility: visible !important }',
  });
}
