import { describe, expect, it } from 'vitest';
import { keysOf } from '../../shared/domain/records.ts';
import { PART_OF_SHEET } from '../../client/app/document/whole-sheets.ts';
import { hydrated } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { ADDRESSES } from '../../testing/browser/pages.ts';

const journeys = startJourneys();
const KEPT_ADDRESSES = [...keysOf(ADDRESSES).map((name) => ADDRESSES[name]), '/blog/odd-every-block/'];

describe('§7.9 a document carries of its style sheets what its HTML can match', () => {
  it('no rule that one leaves out could match an element of it on a screen, in whatever state', async () => {
    const visitor = await journeys.newVisitor({ javaScriptEnabled: false });
    const { page } = visitor;
    let leftOut = 0;
    for (const address of KEPT_ADDRESSES) {
      // What is streamed carries all; what is kept carries what it uses.
      await journeys.site.request(address);
      await page.goto(address);
      const { rules, missed } = await page.evaluate(missedRules, PART_OF_SHEET);
      expect(missed, address).toEqual([]);
      leftOut += rules;
    }
    expect(leftOut).toBeGreaterThan(1_000);
    await visitor.leave();
  });

  it('before the page is hydrated each has come whole, at its own place among the others', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await journeys.site.request('/blog/rtp-explained/');
    await page.goto('/blog/rtp-explained/');
    await hydrated(page);
    const parts = await page.evaluate(sheetsAfterParts, PART_OF_SHEET);
    expect(parts.length).toBeGreaterThan(0);
    for (const { named, loaded } of parts) expect(loaded).toBe(named);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('a page of which one cannot be had stays as the edge has sent it', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.route('**/assets/cms-*.css', (route) => route.abort());
    await journeys.site.request('/info/terms/');
    await page.goto('/info/terms/');
    // Once it loads the page again, as for a script that is gone (§8).
    await expect.poll(visitor.documents).toBe(2);
    await page.locator('main h1').waitFor();
    await page.locator('header a[href="/"]').first().click();
    await hydrated(page);
    await visitor.leave();
  });
});

/** Runs in the page. The rules that its styles leave out of their files, and those of them that have an element. */
async function missedRules(mark: string) {
  const rulesOf = (sheet: CSSStyleSheet | CSSGroupingRule): string[] =>
    Array.from(sheet.cssRules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText];
      if (rule instanceof CSSMediaRule && rule.conditionText === 'print') return [];
      return rule instanceof CSSGroupingRule ? rulesOf(rule) : [];
    });
  const PSEUDO_ELEMENTS = /::[\w-]+(?:\([^)]*\))?/gu;
  const STATES =
    /:(?:hover|active|focus|focus-visible|focus-within|checked|disabled|enabled|target|user-invalid)(?![\w-])/gu;
  const hasElement = (selector: string) => {
    const always = selector.replaceAll(PSEUDO_ELEMENTS, '').replaceAll(STATES, '');
    return document.querySelector(always.replaceAll(/:not\([\s,]*\)/gu, '') || '*') !== null;
  };
  const missed: string[] = [];
  let rules = 0;
  for (const part of document.querySelectorAll<HTMLStyleElement>(`style[${mark}]`)) {
    const named = part.nextElementSibling;
    if (!(named instanceof HTMLLinkElement) || part.sheet === null) throw new Error('A part names no file');
    const whole = await new CSSStyleSheet().replace(await (await fetch(named.href)).text());
    const carried = new Set(rulesOf(part.sheet));
    const leftOut = rulesOf(whole).filter((selector) => !carried.has(selector));
    rules += leftOut.length;
    missed.push(...leftOut.filter(hasElement));
  }
  return { rules, missed };
}

/** Runs in the page. */
function sheetsAfterParts(mark: string) {
  const hrefOf = (element: Element | null | undefined) => element?.getAttribute('href') ?? '';
  return Array.from(document.querySelectorAll(`style[${mark}]`), ({ nextElementSibling: whole }) => ({
    loaded: whole instanceof HTMLLinkElement && whole.sheet !== null ? hrefOf(whole) : '',
    named: hrefOf(whole?.nextElementSibling),
  }));
}
