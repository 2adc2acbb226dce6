import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PAGE_NAMES } from '../../shared/pages/pages.ts';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { usePageOf } from '../../testing/browser/pages.ts';

const journeys = startJourneys();
const VISITOR = { forcedColors: 'active', hasDeclined: true } as const;

/** A heart is a drawing that is seen by itself, and lies in the corner of a cover. */
const CONTROLS = 'button:not(main li [data-action="favourite"]), input, select, textarea';

/** Controls that nothing bounds: forced colours take backgrounds and shadows away, borders and outlines stay. */
function withoutEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate((controls) => {
    const isBounded = (element: Element): boolean => {
      const { borderBottomStyle, borderBottomWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
      return (
        (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') ||
        (outlineStyle !== 'none' && outlineWidth !== '0px')
      );
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !isBounded(element))
      .map(
        (element) => `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent}”`,
      );
  }, CONTROLS);
}

it.each(PAGE_NAMES)('each control has an edge on the page %s', async (kind) => {
  await usePageOf(journeys, kind, VISITOR, async (page) => {
    expect(await withoutEdge(page)).toEqual([]);
  });
});

it('what is chosen is marked: the letter, the page, the heart', async () => {
  const visitor = await journeys.newVisitor(VISITOR);
  const { page } = visitor;
  await open(page, '/all-games/?letter=B');
  const outlines = await page
    .locator('[aria-current]:visible')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.textContent.trim()}: ${getComputedStyle(element).outlineStyle}`),
    );
  expect(outlines).toContain('B: solid');
  expect(outlines.filter((one) => !one.endsWith(': solid'))).toEqual([]);
  await visitor.leave();
});

it('what a search has marked in a name is as readable as the name, in a dark scheme too', async () => {
  const visitor = await journeys.newVisitor({ ...VISITOR, colorScheme: 'dark' });
  const { page } = visitor;
  await open(page, '/accessibility/');
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input[type="search"]').fill('book');
  const mark = page.locator('dialog[open] mark').first();
  await mark.waitFor();
  const [marked, around] = await mark.evaluate((element) =>
    [element, element.parentElement].map((one) => one && getComputedStyle(one).color),
  );
  expect(marked).toBe(around);
  await visitor.leave();
});
