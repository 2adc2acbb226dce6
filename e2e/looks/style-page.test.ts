import { expect, it } from 'vitest';
import { WIDTHS } from '../../testing/browser/windows.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

it('/ops/style shows parts in states that nobody brought about, by the rules that ship', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await page.goto('/ops/style');
  const look = (state: string, part: string, selector: string, property: string) =>
    page
      .locator(`[data-part="${part}"] [data-state="${state}"] ${selector}`)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const [part, selector, state, property] of [
    ['button', 'button', 'hover', 'background-color'],
    ['button', 'button', 'pressed', 'background-color'],
    ['button', 'button', 'focus', 'outline-style'],
    ['field', 'input', 'hover', 'box-shadow'],
    ['field', 'input', 'focus', 'outline-style'],
    ['game-tile', 'button > span', 'hover', 'display'],
    ['card', 'a', 'hover', 'text-decoration-line'],
  ] as const) {
    const atRest = await look('rest', part, selector, property);
    expect(await look(state, part, selector, property), `${part} ${state}`).not.toBe(atRest);
  }
  // The editor's video and sound are files that the sandbox does not have.
  expect(visitor.complaints.filter((complaint) => !complaint.includes('/media/'))).toEqual([]);
  await visitor.leave();
});

it.each(Object.values(WIDTHS))('/ops/style does not scroll sideways at %i px, in Spanish', async (width) => {
  const visitor = await journeys.newVisitor({ width });
  await visitor.page.goto('/ops/style?lang=es');
  const { scrollWidth, clientWidth } = await visitor.page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await visitor.leave();
});

it('with forced colours every control of /ops/style that takes a press or words has an edge, and what is loading too', async () => {
  const visitor = await journeys.newVisitor({ forcedColors: 'active' });
  await visitor.page.goto('/ops/style');
  const bare = await visitor.page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ':is([data-part="button"], [data-part="field"], [data-part="pill"]) [data-state="rest"] :is(a, button, input, textarea), [data-part="reel"] li > a, [data-part="skeleton"] output > span + span',
      ),
    ]
      .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
      .map((control) => control.outerHTML),
  );
  expect(bare).toEqual([]);
  await visitor.leave();
});
