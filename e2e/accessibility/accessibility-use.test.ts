import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, type PageName } from '../../shared/pages/pages.ts';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { ADDRESSES, usePageOf } from '../../testing/browser/pages.ts';

const journeys = startJourneys();

/** The text spacing of WCAG 1.4.12. */
const SPACED = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
  p{margin-block-end:2em!important}`;
/** Text alone at 200 %, as browsers with that setting show it. */
const LARGE = 'html{font-size:200%!important}';
/** The root's font size where the browser's is 200 %; media queries in `em` follow it, as they do not follow a style. */
const ROOT_PX = 32;
const ROOMY: readonly PageName[] = ['home', 'tab', 'landing', 'contact', 'article'];
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

/** What of the page, its foot and its bar has no room in the window, or is said in small letters all the same; one line each. */
function faultsOfLargeText(page: Page): Promise<string> {
  return page.evaluate((root) => {
    const { clientWidth } = document.documentElement;
    const faults = new Set<string>();
    if (getComputedStyle(document.documentElement).fontSize !== `${root}px`) faults.add('no large letters');
    for (const { localName, scrollWidth } of document.querySelectorAll('main, footer, aside'))
      if (scrollWidth > clientWidth) faults.add(`${localName}: ${scrollWidth - clientWidth} px to the side`);
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(main, footer, aside) :is(a, button, input, select, textarea)',
    );
    for (const control of controls) {
      const { left, right, width } = control.getBoundingClientRect();
      // A reel, a table or a row of pills is scrolled to its end.
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const isSeen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      if (isSeen && width > 1 && !scrolls(control.parentElement) && (left < -1 || right > clientWidth + 1))
        faults.add(`${control.textContent.slice(0, 40) || control.outerHTML.slice(0, 80)} ends at ${right}`);
    }
    const title = document.querySelector('h1')?.firstChild;
    const range = document.createRange();
    for (const { 0: word, index } of (title?.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
      if (title === null || title === undefined) break;
      range.setStart(title, index);
      range.setEnd(title, index + word.length);
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (tops.size > 1) faults.add(`${word} is broken`);
    }
    for (const bar of document.querySelectorAll('aside')) {
      const isFixed = getComputedStyle(bar).position === 'fixed';
      if (isFixed && bar.offsetHeight > innerHeight / 4) faults.add(`a bar of ${bar.offsetHeight} px`);
    }
    for (const text of document.querySelectorAll('main :is([data-game-name], [data-game-name] + span)'))
      if (Number.parseFloat(getComputedStyle(text).fontSize) < 20) faults.add(`small: ${text.textContent}`);
    return [...faults].join('\n');
  }, ROOT_PX);
}

describe('§2.12 letters twice as large in the browser’s own settings', () => {
  it.each([390, 1440])('cut no control, and names of games grow with them, at %i px', async (width) => {
    const visitor = await journeys.newVisitor({
      reducedMotion: 'reduce',
      hasDeclined: true,
      letters: ROOT_PX,
    });
    const { page } = visitor;
    await page.setViewportSize({ width, height: 844 });
    const faults: string[] = [];
    for (const kind of ROOMY) {
      await open(page, ADDRESSES[kind]);
      for (const place of [0, Number.MAX_SAFE_INTEGER]) {
        await page.evaluate((top) => scrollTo(0, top), place);
        faults.push(
          ...(await faultsOfLargeText(page)).split('\n').map((fault) => fault && `${kind}: ${fault}`),
        );
      }
      // At the end of the page the way back to its top lies on no control of the bar.
      const join = page.locator('aside [data-widget="registration"]').filter({ visible: true });
      if (kind !== 'landing') await page.locator('[data-action="scroll-top"]').waitFor();
      if (kind !== 'landing' && width < 960) await join.click({ trial: true });
    }
    expect(faults.filter((fault) => fault !== '').join('\n')).toBe('');
    await visitor.leave();
  });
});
