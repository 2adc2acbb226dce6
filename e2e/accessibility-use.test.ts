import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES } from '../shared/pages/pages.ts';
import { hydrated } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';
import { usePageOf } from '../testing/browser/pages.ts';

const journeys = startJourneys();

/** The text spacing of WCAG 1.4.12. */
const SPACED = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
  p{margin-block-end:2em!important}`;
/** Text alone at 200 %, as browsers with that setting show it. */
const LARGE = 'html{font-size:200%!important}';
/** Presses of Tab on each page: through header, the top of the page and into its lists. */
const TABS = 20;

/** Elements whose own text is cut off, and how far the page reaches over its side. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      // Cut on purpose, with a sign that says so: names under pictures, teasers. The whole text is on the page they lead to.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      return (
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        hasText(element) &&
        element.closest('.visually-hidden, .cms-hint, [aria-hidden="true"]') === null &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isCut(element),
    );
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...cut.map(
        (element) => `${element.localName}.${element.className}: ${element.textContent.slice(0, 60)}`,
      ),
      ...(sideways > 0 ? [`${sideways} px to the side`] : []),
    ];
  });
}

/** What a style cuts off that was whole before; one line each. */
async function cutBy(page: Page, style: string): Promise<string> {
  const before = new Set(await cutTexts(page));
  const added = await page.addStyleTag({ content: style });
  const cut = (await cutTexts(page)).filter((text) => !before.has(text));
  await added.evaluate((element) => element.parentNode?.removeChild(element));
  return cut.join('\n');
}

/** The focus by Tab, step by step: where it is covered, or not shown; one line each. */
async function focusFaults(page: Page): Promise<string> {
  const faults = new Set<string>();
  for (let tab = 0; tab < TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(async () => {
      const element = document.activeElement;
      // What slides in or out with the focus has come to rest. Not every animation of the page: those of rows that the
      // browser does not draw never end.
      await new Promise(requestAnimationFrame);
      const moving = [element, document.querySelector('.skip-link')].flatMap(
        (one) => one?.getAnimations() ?? [],
      );
      await Promise.allSettled(moving.map(({ finished }) => finished));
      if (element === null || element === document.body) return null;
      const { left, top, width, height, bottom } = element.getBoundingClientRect();
      // Of what is higher than the window, the part in it.
      const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
      const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const met = document.elementFromPoint(left + width * across, from + (to - from) * down);
          return met !== null && (element.contains(met) || met.contains(element));
        }),
      );
      const name = `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}”`;
      if (!isSeen)
        return `covered: ${name} at ${Math.round(left)}, ${Math.round(top)}, ${Math.round(width)} × ${Math.round(height)}`;
      // A card draws it around all that its link covers.
      const isOutlined = [null, '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      return isOutlined ? null : `no outline: ${name}`;
    });
    if (fault !== null) faults.add(fault);
  }
  return [...faults].join('\n');
}

describe('what visitors set for themselves, and where they are by keyboard', () => {
  it.each(PAGE_NAMES)('text spacing, enlarged text and the focus on the page %s', async (kind) => {
    await usePageOf(journeys, kind, { reducedMotion: 'reduce', hasDeclined: true }, async (page) => {
      expect(await cutBy(page, SPACED), 'spacing, 1440 px').toBe('');
      expect(await cutBy(page, LARGE), 'text at 200 %, 1440 px').toBe('');
      expect(await focusFaults(page), 'focus, 1440 px').toBe('');
      for (const [width, height] of [
        [390, 844],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        // The focus begins at the top again, with the header.
        await page.reload();
        await hydrated(page);
        expect(await cutBy(page, SPACED), `spacing, ${width} px`).toBe('');
        expect(await focusFaults(page), `focus, ${width} px`).toBe('');
      }
    });
  });
});
