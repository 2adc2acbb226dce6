import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, type PageName } from '../shared/pages/pages.ts';
import { hydrated, open } from '../testing/browser/browser.ts';
import { startJourneys, type Journeys } from '../testing/browser/journeys.ts';
import { ADDRESSES } from '../testing/browser/pages.ts';

const journeys = startJourneys();

/** The text spacing of WCAG 1.4.12. */
const SPACED = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
  p{margin-block-end:2em!important}`;
/** Text alone at 200 %, as browsers with that setting show it. */
const LARGE = 'html{font-size:200%!important}';
/** Presses of Tab on each page: through header, the top of the page and into its lists. */
const TABS = 40;

/** Every kind of page that a visitor comes to without a fault. */
const KINDS = PAGE_NAMES.filter((name) => name !== 'error');

async function visit(kind: PageName, options: Parameters<Journeys['newVisitor']>[0]) {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce', ...options });
  const { page } = visitor;
  await open(page, '/');
  await page.getByRole('button', { name: 'Decline All' }).click();
  await page.goto(ADDRESSES[kind]);
  await hydrated(page);
  return visitor;
}

/** Elements whose own text is cut off, and whether the page reaches over its side. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
      if (!hasText || element.closest('.visually-hidden, .cms-hint, [aria-hidden="true"]') !== null)
        return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...cut.map(
        (element) => `${element.localName}.${element.className}: ${element.textContent.slice(0, 60)}`,
      ),
      ...(sideways > 0 ? [`${sideways} px to the side`] : []),
    ];
  });
}

/** The focus by Tab, step by step: where it is covered, or not shown. */
async function focusFaults(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>();
  for (let tab = 0; tab < TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const met = document.elementFromPoint(left + width * across, top + height * down);
          return met !== null && (element.contains(met) || met.contains(element));
        }),
      );
      const name = `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}”`;
      const where = `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
      if (!isSeen) return `covered: ${name} at ${where}`;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' || outlineWidth === '0px' ? `no outline: ${name}` : null;
    });
    if (fault !== null) faults.add(fault);
  }
  return [...faults];
}

describe('what visitors set for themselves', () => {
  it.each(KINDS)('text spacing cuts nothing off on the page %s (WCAG 1.4.12)', async (kind) => {
    for (const width of [390, 1440]) {
      const { page, leave } = await visit(kind, { width });
      const before = new Set(await cutTexts(page));
      await page.addStyleTag({ content: SPACED });
      const cut = (await cutTexts(page)).filter((text) => !before.has(text));
      expect(cut.join('\n'), `${width} px`).toBe('');
      await leave();
    }
  });

  it.each(KINDS)('text alone at 200 % cuts nothing off on the page %s (WCAG 1.4.4)', async (kind) => {
    const { page, leave } = await visit(kind, { width: 1280 });
    const before = new Set(await cutTexts(page));
    await page.addStyleTag({ content: LARGE });
    const cut = (await cutTexts(page)).filter((text) => !before.has(text));
    expect(cut.join('\n')).toBe('');
    await leave();
  });

  it.each(KINDS)(
    'the focus is seen, and nothing lies over it, on the page %s (WCAG 2.4.7, 2.4.11)',
    async (kind) => {
      for (const [width, height] of [
        [320, 256],
        [390, 844],
        [1440, 900],
      ] as const) {
        const { page, leave } = await visit(kind, { viewport: { width, height } });
        expect((await focusFaults(page)).join('\n'), `${width} px`).toBe('');
        await leave();
      }
    },
  );
});
