import { expect, it } from 'vitest';
import { preferred, randomOf } from './random.ts';
import { shrunk } from './shrink.ts';

const LETTERS = [...'abcdefghijklmnopqrst'];
const always = () => true;

it('keeps the steps that are needed for the failure, in their order, and no others', async () => {
  const fails = (steps: readonly string[]) =>
    Promise.resolve(['c', 'k', 'r'].every((one) => steps.includes(one)));
  expect(await shrunk(LETTERS, fails, always)).toEqual(['c', 'k', 'r']);
});

it('ends with what it has when the time is over', async () => {
  let tries = 0;
  const fails = (steps: readonly string[]) => Promise.resolve(steps.includes('b'));
  const shortest = await shrunk(LETTERS, fails, () => (tries += 1) < 5);
  expect(shortest).toContain('b');
  expect(shortest.length).toBeLessThan(LETTERS.length);
});

it('a seed gives the same numbers again', () => {
  const [one, other] = [randomOf(7), randomOf(7)];
  expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  expect(randomOf(8)()).not.toBe(randomOf(7)());
});

it('a choice stays when others come and go', () => {
  const chosen = preferred(LETTERS, (letter) => letter, 99);
  expect(chosen).not.toBeNull();
  const fewer = LETTERS.filter((letter) => letter === chosen || letter > 'j');
  expect(preferred(fewer, (letter) => letter, 99)).toBe(chosen);
  expect(preferred([], (letter: string) => letter, 99)).toBeNull();
});
