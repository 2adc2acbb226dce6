import { expect, test } from 'vitest';
import { hasDemo, hasJackpotName, isMegaways, isNew } from './game-rules.ts';
import { makeGame } from '../../../testing/games.ts';

test('§5 megaways is in the name, in any case', () => {
  expect(isMegaways(makeGame(1, { name: 'Fox MegaWays™' }))).toBe(true);
  expect(isMegaways(makeGame(1, { name: 'Mega Ways' }))).toBe(false);
});

test('§5 a jackpot may say JPK in its name; the case of JPK counts', () => {
  expect(hasJackpotName(makeGame(1, { name: 'Royal JPK' }))).toBe(true);
  expect(hasJackpotName(makeGame(1, { name: 'Royal jpk' }))).toBe(false);
});

test('§2.11 new is what is tagged new; a demo is what can be played without money', () => {
  expect([
    isNew(makeGame(1, { tag: 'New' })),
    isNew(makeGame(1, { tag: 'hot' })),
    isNew(makeGame(1)),
  ]).toEqual([true, false, false]);
  expect([hasDemo(makeGame(1)), hasDemo(makeGame(1, { playModes: ['Money', 'Demo'] }))]).toEqual([
    false,
    true,
  ]);
});
