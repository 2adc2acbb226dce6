import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, type PageName } from '../shared/pages/pages.ts';
import { hydrated, open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';
import { DRIVEN, openNow, shows, type OverlayName } from '../testing/browser/overlays.ts';
import { ADDRESSES } from '../testing/browser/pages.ts';
import { logIn } from '../testing/browser/player.ts';

/** 320 × 256 is a window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Off by default in axe: one is of WCAG 2.2, one is on trial. */
const MORE_RULES = ['target-size', 'label-content-name-mismatch'] as const;

const journeys = startJourneys();

/** What axe finds, and what reaches over the side, at each width; one line each. */
async function findings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    found.push(...(await findingsHere(page)).map((finding) => `${window.width} px: ${finding}`));
  }
  return found;
}

async function findingsHere(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without it each look opens a tab of its own to put the results of frames together; there is none to be looked into.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`)),
    ...(sideways > 0 ? [`${sideways} px to the side`] : []),
  ];
}

/** Opens the page of a kind and sends the consent popup away. */
async function openKind(page: Page, kind: PageName): Promise<void> {
  await page.goto(ADDRESSES[kind]);
  await hydrated(page);
}

async function decline(page: Page): Promise<void> {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Decline All' });
  await button.click();
  await button.waitFor({ state: 'hidden' });
}

describe('axe finds nothing, at 320 (400 %), 390, 768 and 1440 px', () => {
  it.each(PAGE_NAMES)('on the page %s', async (kind) => {
    if (kind === 'error') await journeys.site.sandbox.fault('cms', '500');
    const visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
    const { page } = visitor;
    await decline(page);
    await openKind(page, kind);
    expect(await page.locator('main h1').count()).toBe(1);
    expect((await findings(page)).join('\n')).toBe('');
    await visitor.leave();
    if (kind === 'error') await journeys.site.sandbox.fault('cms', null);
  });

  const overlays = Object.keys(DRIVEN).filter((name): name is OverlayName => name in DRIVEN);

  it.each(overlays)('with the overlay %s open', async (name) => {
    const visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
    const { page } = visitor;
    await decline(page);
    if (name === 'gameContainer') await logIn(page);
    await openNow(page, name);
    await shows(page, name);
    expect((await findings(page)).join('\n')).toBe('');
    await visitor.leave();
  });
});
