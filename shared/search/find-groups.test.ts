import { expect, test } from 'vitest';
import { comparableName, findGroups } from './find-groups.ts';

const groups = [
  ['Slots', 'Tragaperras'],
  ['Live casino', 'Casino en vivo'],
  ['Jackpots', 'Botes'],
  ['Jackpot King'],
  ['Egypt', 'Egipto'],
  ['New', 'Novedades'],
].map(([name = '', ...others]) => ({
  name,
  path: `/${name}/`,
  called: [name, ...others].map(comparableName),
}));
const found = (query: string) => findGroups(groups, query).map(({ name }) => name);

test.each([
  ['egypt', ['Egypt']],
  ['Egipto', ['Egypt']],
  ['egi', ['Egypt']],
  ['tragaperras', ['Slots']],
  ['slots egypt', ['Slots', 'Egypt']],
  ['vivo casino', ['Live casino']],
  ['jackpot', ['Jackpots', 'Jackpot King']],
  ['jackpot king', ['Jackpot King']],
])('§2.10 a query finds themes and kinds of game by their names in any language: %s', (query, names) => {
  expect(found(query)).toEqual(names);
});

test('§2.10 one that is called exactly as was typed comes first', () => {
  const king = { name: 'King', path: '/king/', called: ['king'] };
  expect(findGroups([...groups, king], 'king').map(({ name }) => name)).toEqual(['King', 'Jackpot King']);
});

test.each(['', 'e', '¡!', 'egyptian', 'zzzqq'])('§2.10 what names none finds none: “%s”', (query) => {
  expect(found(query)).toEqual([]);
});
