import { describe, expect, test } from 'vitest';
import { entries } from '../data/catalogue.ts';
import { wideImages } from '../data/wide-images.ts';
import { castFor, turnsOf } from './cast.ts';
import { cover } from './cover.ts';
import { distanceTo } from './motif.ts';
import { SHOTS } from './scenes.ts';
import { scenes } from './scenery.ts';

const turns = turnsOf(entries);
const turnOf = (id: number): number => turns.get(id) ?? 0;

function game(name: string) {
  const found = entries.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`No game is called ${name}`);
  return found;
}

describe('what a cover shows', () => {
  test('a game whose name says what it is about shows that', () => {
    const named = entries.filter((entry) => entry.kind === 'slot' && entry.scene !== undefined);
    for (const entry of named) {
      const { subject } = castFor(entry, 0);
      if (/\bWolf\b/.test(entry.name) && entry.scene === 'animal' && !/&/.test(entry.name)) {
        expect(distanceTo(entry.name, subject), entry.name).toBe(0);
      }
      if (/\b(Scarab|Octopus|Parrot|Trident|Galleon)s?\b/.test(entry.name)) {
        expect(distanceTo(entry.name, subject), entry.name).toBe(0);
      }
    }
  });

  test('live tables that follow each other in the lobby differ in light, backdrop or subject', () => {
    const live = entries.filter((entry) => entry.kind === 'live');
    for (const [index, entry] of live.entries()) {
      const next = live[index + 1];
      if (next === undefined) continue;
      const [one, other] = [castFor(entry, turnOf(entry.id)), castFor(next, turnOf(next.id))];
      const sameLight =
        turnOf(entry.id) % scenes.table.moods.length === turnOf(next.id) % scenes.table.moods.length;
      expect(one.subject === other.subject && sameLight, `${entry.name}, ${next.name}`).toBe(false);
    }
  });

  test('every wide picture that the content names has been thought of, and no other', () => {
    expect(Object.keys(SHOTS).toSorted()).toEqual(wideImages.map((image) => image.name).toSorted());
  });
});

describe('painting', () => {
  test('the same game gives the same picture, pixel for pixel', async () => {
    const entry = game('Velvet Roulette');
    const [one, other] = [await cover(entry, 'wide', 3), await cover(entry, 'wide', 3)];
    expect([one.width, one.height]).toEqual([580, 384]);
    expect(Buffer.compare(Buffer.from(one.pixels), Buffer.from(other.pixels))).toBe(0);
  }, 30_000);

  test('a cover is a picture, not a colour: bright, dark and vivid parts', async () => {
    const { pixels } = await cover(game('Buried Frontier'), 'wide', 1);
    let [bright, dark, vivid] = [0, 0, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      const parts = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const [high, low] = [Math.max(...parts), Math.min(...parts)];
      if (high > 215) bright += 1;
      if (high < 60) dark += 1;
      if (high - low > 90) vivid += 1;
    }
    const whole = pixels.length / 4;
    expect(bright / whole).toBeGreaterThan(0.02);
    expect(dark / whole).toBeGreaterThan(0.05);
    expect(vivid / whole).toBeGreaterThan(0.03);
  }, 30_000);
});
