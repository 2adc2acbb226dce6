import { mkdirSync } from 'node:fs';
import * as v from 'valibot';
import { ENGINES } from '../../testing/engines/engines.ts';
import { DECLINED } from '../../testing/browser/browser.ts';
import { windowOf } from '../../testing/browser/windows.ts';
import type { EngineName, Tab } from '../../testing/engines/tab.ts';
import { ONE_OF_EACH_LANGUAGE } from '../../testing/locales.ts';
import { PAGES } from './screens.ts';
import { isWanted, takeOne, type Taken, type Wanted } from './take.ts';

/** Taken at these widths alone: what differs between engines differs at both. */
const WIDTHS: readonly number[] = [390, 1440];
const LOOK_MS = 200;
const MOST_LOOKS = 100;

/** One expression: the consent question is answered. */
const SETTLE = `(${Object.entries(DECLINED)
  .map(([name, value]) => `document.cookie = '${name}=${value}; path=/'`)
  .join(', ')})`;
/** Whether the page is hydrated, and its fonts and the pictures of the window are there. */
const IS_READY = `(async () => {
  if (!document.documentElement.hasAttribute('data-hydrated')) return false;
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }';
  document.head.append(style);
  const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  for (const image of near) image.loading = 'eager';
  await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  // WebKit paints what it has decoded a frame or two later.
  for (let frames = 0; frames < 3; frames += 1) await new Promise((painted) => requestAnimationFrame(painted));
  return near.every((image) => image.complete);
})()`;

/** A page of each kind as it opens, for guests, in both languages, in another engine: one window of each. */
export async function takeElsewhere(name: EngineName, wanted: Wanted): Promise<Taken> {
  const { site, folder, widths } = wanted;
  mkdirSync(folder, { recursive: true });
  const taken: Taken = { pictures: [], failures: [] };
  const engine = await ENGINES[name]();
  try {
    for (const width of WIDTHS.filter((one) => widths.includes(one))) {
      const visit = await engine.newVisit(windowOf(width));
      const tab = await visit.newTab();
      await tab.goto(site.origin);
      await tab.evaluate(SETTLE);
      for (const locale of ONE_OF_EACH_LANGUAGE) {
        for (const screen of PAGES.filter((one) => isWanted(wanted, one))) {
          await takeOne({ wanted, taken, screen, width, group: `${locale}-${name}` }, async () => {
            await tab.goto(site.origin + screen.address(locale));
            await ready(tab);
            return tab.screenshot();
          });
        }
      }
      await visit.end();
    }
  } finally {
    await engine.stop();
  }
  return taken;
}

async function ready(tab: Tab): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    if (v.parse(v.boolean(), await tab.evaluate(IS_READY))) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('is not hydrated');
}
