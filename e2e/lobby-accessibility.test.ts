import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';

const LOBBY = ['/', '/jackpots/', '/live-casino/', '/all-games/', '/all-games-search/?q=moon'];

const journeys = startJourneys();

describe('the lobby', () => {
  it.each([
    [390, LOBBY],
    // What the wide layout has of its own is on these.
    [1440, ['/', '/all-games/']],
  ])('has no accessibility violation at %i px', async (width, paths) => {
    const visitor = await journeys.newVisitor({ width, reducedMotion: 'reduce' });
    const { page } = visitor;
    const violations = async () => {
      const { violations: found } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'], preload: false })
        .analyze();
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    };
    // Once with the consent popup over the page, then without it.
    await open(page, '/');
    const decline = page.getByRole('button', { name: 'Decline All' });
    await decline.waitFor();
    expect(await violations(), 'consent popup').toEqual([]);
    await decline.click();
    await decline.waitFor({ state: 'hidden' });
    for (const path of paths) {
      await open(page, path);
      expect(await violations(), path).toEqual([]);
    }
    await visitor.leave();
  });
});
