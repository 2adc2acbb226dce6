import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fontsReady, holdBack, hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { openNow, pageIsFree } from '../../testing/browser/overlays.ts';

const journeys = startJourneys();

/** What Chromium writes down of one computation of styles. */
const styledSchema = v.object({
  name: v.literal('UpdateLayoutTree'),
  args: v.object({ elementCount: v.number() }),
});
/** And of one layout: of how many boxes. */
const laidOutSchema = v.object({
  name: v.literal('Layout'),
  args: v.object({ beginData: v.object({ dirtyObjects: v.number() }) }),
});
const traceSchema = v.object({ traceEvents: v.array(v.unknown()) });

/** A page with some 1,200 elements that are laid out: so many would be computed if all were. */
const MANY = 800;

async function openMany(): Promise<Page> {
  const { page, complaints, leave } = await journeys.newVisitor({ hasDeclined: true });
  // The trace is of the whole browser: no page is left to be counted with the next test's.
  onTestFinished(async () => {
    await leave();
    expect(complaints).toEqual([]);
  });
  await open(page, '/slots/');
  await page.waitForLoadState('networkidle');
  return page;
}

interface Work {
  readonly styled: readonly number[];
  readonly laidOut: readonly number[];
}

/** For each time that styles were computed while `act` ran: of how many elements; and for each layout, of how many boxes. */
async function work(page: Page, act: () => Promise<unknown>): Promise<Work> {
  await journeys.browser.startTracing(page, { categories: ['devtools.timeline'] });
  let trace: Buffer;
  try {
    await act();
    // What has changed is computed with the frame after.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  } finally {
    trace = await journeys.browser.stopTracing();
  }
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString()));
  return {
    styled: traceEvents.flatMap((event) => (v.is(styledSchema, event) ? [event.args.elementCount] : [])),
    laidOut: traceEvents.flatMap((event) =>
      v.is(laidOutSchema, event) ? [event.args.beginData.dirtyObjects] : [],
    ),
  };
}

const styled = async (page: Page, act: () => Promise<unknown>) => (await work(page, act)).styled;

describe('styles are computed for what has changed', () => {
  it('all are, when what all inherit changes: so this test counts', async () => {
    const page = await openMany();
    const counts = await styled(page, () =>
      page.evaluate(() => {
        document.body.style.letterSpacing = '0.1px';
      }),
    );
    expect(Math.max(...counts)).toBeGreaterThan(MANY);
  });

  it('a transition computes the root’s alone', async () => {
    const page = await openMany();
    const counts = await styled(page, () =>
      page.evaluate(() => document.startViewTransition(() => undefined).finished),
    );
    expect(counts).not.toEqual([]);
    expect(Math.max(...counts)).toBeLessThan(100);
  });

  it('a link in a long page computes those of the page that comes, not those of the page that goes', async () => {
    const page = await openMany();
    const review = page.locator('main a[href^="/casino/games/"]').first();
    await review.focus();
    const counts = await styled(page, async () => {
      await page.keyboard.press('Enter');
      await page.locator('main h1:text-is("Slots")').waitFor({ state: 'detached' });
      await page.locator('main h1').waitFor();
    });
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(MANY);
  });

  it('what opens over the page computes the page’s once: when it becomes inert, after the paint', async () => {
    const page = await openMany();
    const opened = await styled(page, async () => {
      await openNow(page, 'login');
      await page.locator('[data-ground][inert]').waitFor({ state: 'attached' });
    });
    expect(opened.filter((count) => count > MANY)).toHaveLength(1);
    const closed = await styled(page, async () => {
      await page.keyboard.press('Escape');
      await pageIsFree(page);
    });
    expect(closed.filter((count) => count > MANY)).toHaveLength(1);
  });
});

it('whole style sheets that come after the paint have what they bring computed alone, and nothing laid out', async () => {
  const { page, leave } = await journeys.newVisitor({ hasDeclined: true });
  onTestFinished(leave);
  // Hydration is not what is looked at.
  const hydrate = await holdBack(page, '**/assets/entry-*.js');
  const bring = await holdBack(page, '**/assets/*.css');
  await page.goto('/slots/', { waitUntil: 'domcontentloaded' });
  const whole = page.locator('style[data-part] + link:not([disabled])');
  await whole.first().waitFor({ state: 'attached' });
  await fontsReady(page);
  const done = await work(page, async () => {
    bring();
    await expect
      .poll(() =>
        whole.evaluateAll((links) =>
          links.every((link) => link instanceof HTMLLinkElement && link.sheet !== null),
        ),
      )
      .toBe(true);
  });
  expect(await whole.count()).toBeGreaterThan(1);
  expect(Math.max(...done.styled)).toBeGreaterThan(0);
  expect(Math.max(...done.styled)).toBeLessThan(MANY / 2);
  expect(Math.max(0, ...done.laidOut)).toBeLessThan(MANY / 2);
  hydrate();
  await hydrated(page);
});

it('what is selected is dark on yellow, on the page and in what lies over it', async () => {
  const page = await openMany();
  await openNow(page, 'sideMenu');
  const colours = await page.evaluate(() => {
    const of = (selector: string) => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`no ${selector}`);
      const { color, backgroundColor } = getComputedStyle(element, '::selection');
      return `${color} on ${backgroundColor}`;
    };
    return [of('main h1'), of('dialog[open] a')];
  });
  expect(colours).toEqual(Array(2).fill('oklch(0.19 0.05 295) on oklch(0.84 0.14 82)'));
});
