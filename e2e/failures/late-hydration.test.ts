import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';

const journeys = startJourneys();

/** Holds what React does in slices, as a slow processor would, while `window.isHeld`; what a navigation does at once goes on. */
const HOLD = `(() => {
  const send = MessagePort.prototype.postMessage;
  const held = [];
  window.isHeld = false;
  window.release = () => {
    window.isHeld = false;
    for (const go of held.splice(0)) go();
  };
  MessagePort.prototype.postMessage = function (...message) {
    const go = () => send.apply(this, message);
    if (window.isHeld) held.push(go);
    else go();
  };
})()`;

/** The platform's icons came too late for the document: they come with the next page. */
const WITHOUT_ICONS = `new MutationObserver((_, observer) => {
  const icons = document.querySelector('[data-found="iconsHtml"]');
  if (icons === null) return;
  observer.disconnect();
  icons.remove();
}).observe(document, { childList: true, subtree: true })`;

it('§2.7 a footer that React comes to after the page has changed is hydrated as the document has it, and then says what is new', async () => {
  const { page, complaints, documents, leave } = await journeys.newVisitor({
    width: WIDTHS.phone,
    hasDeclined: true,
  });
  const licence = '98765';
  // A first call to a service may take longer than a visitor is let wait: the next page has icons once the edge has them.
  const first = () => journeys.site.request('/slots/');
  await expect.poll(async () => (await first()).text()).toContain('data-found="iconsHtml"');
  await page.route('**/api/page?*', async (route) => {
    const response = await route.fetch();
    const next = await response.json();
    next.shell.licence.number = licence;
    await route.fulfill({ response, json: next });
  });
  await page.addInitScript(HOLD);
  await page.addInitScript(WITHOUT_ICONS);
  await open(page, '/');
  await page.evaluate(`window.found = document.querySelector('footer'); window.isHeld = true`);
  expect(await page.locator('footer').textContent()).not.toContain(licence);
  expect(await page.locator('[data-found="iconsHtml"]').count()).toBe(0);
  await page.locator('main nav a[href="/slots/"]').first().click();
  await page.waitForURL('**/slots/');
  await page.evaluate('window.release()');
  await expect.poll(() => page.locator('footer').textContent()).toContain(licence);
  await expect.poll(() => page.locator('[data-found="iconsHtml"]').count()).toBe(1);
  await expect.poll(() => page.locator('footer [data-locale="es"]').getAttribute('href')).toBe('/es/slots/');
  expect(await page.evaluate(`document.querySelector('footer') === window.found`)).toBe(true);
  expect(complaints).toEqual([]);
  expect(documents()).toBe(1);
  await leave();
});
