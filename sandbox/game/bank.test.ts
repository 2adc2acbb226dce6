import { expect, test } from 'vitest';
import { createRandom } from '../data/catalogue-seed.ts';
import { demoBank } from './bank.ts';

test('demo money: each round takes its stake and gives its win, and nothing else', async () => {
  const bank = demoBank('EUR', createRandom(7));
  for (let round = 0; round < 200; round += 1) {
    const before = bank.balanceMinor();
    const { winMinor, balanceMinor } = await bank.play({ stakeMinor: 20 });
    expect(balanceMinor).toBe(before - 20 + winMinor);
    expect(bank.balanceMinor()).toBe(balanceMinor);
  }
});

test('demo money that is not there cannot be staked', async () => {
  const bank = demoBank('EUR', createRandom(7));
  await expect(bank.play({ stakeMinor: 100_001 })).rejects.toMatchObject({ code: 'insufficient-funds' });
  expect(bank.balanceMinor()).toBe(100_000);
});
