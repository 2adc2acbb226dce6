import { describe, expect, test } from 'vitest';
import { CATEGORY_NAMES, englishCategoryName, mainCategoryName } from './category-names.ts';

describe('§3 category names from Finnish and Norwegian', () => {
  test.each([
    ['Suositut pelit', 'Popular Games'],
    ['Utvalgte spill', 'Featured Games'],
    ['Kolikkopelit', 'Slots'],
    ['SPILLEAUTOMATER', 'Slots'],
    ['Uudet', 'New'],
    ['Nye spill', 'New'],
    ['Jättipotit', 'Jackpots'],
    ['Joulupelit', 'Christmas Games'],
    ['Julespill', 'Christmas Games'],
    ['Vinterfest', 'Winterfest'],
    ['Kaikki pelit', 'All Games'],
    ['drops and wins', 'Drops & Wins'],
    ['Bingo Night', 'Bingo Night'],
    // The dots apart from their letter.
    ['Ja\u0308ttipotit', 'Jackpots'],
  ])('%s is %s', (given, english) => {
    expect(englishCategoryName(given)).toBe(english);
  });

  test('every name of §3 stays itself', () => {
    for (const name of Object.values(CATEGORY_NAMES)) expect(englishCategoryName(name)).toBe(name);
  });
});

describe('§4 desktop and mobile variants', () => {
  test.each([
    ['Casino', 'Casino', null],
    ['Casino Mobile', 'Casino', 'C'],
    ['Mobile Casino', 'Casino', 'C'],
    ['Live Casino Mobile', 'Live Casino', 'C'],
    ['Live Casino (Mobile)', 'Live Casino', 'C'],
    ['Casino Desktop', 'Casino', 'W'],
    ['Kasino (Tyo\u0308po\u0308yta\u0308)', 'Casino', 'W'],
    ['Mobiilikasino', 'Casino', 'C'],
    ['Mobil Kasino', 'Casino', 'C'],
    ['Livekasino', 'Live Casino', null],
    ['Mobile', 'Mobile', null],
    ['Automobile Slots', 'Automobile Slots', null],
  ])('%s is %s for %s', (given, name, device) => {
    expect(mainCategoryName(given)).toEqual({ name, device });
  });
});
