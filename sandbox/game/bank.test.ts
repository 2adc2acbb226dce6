import { expect, onTestFinished, test, vi } from 'vitest';
import { createRandom } from '../data/catalogue-seed.ts';
import { demoBank, playerBank } from './bank.ts';

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

test('§7.6 a round says in which language the page is, where the amounts of its balance are shown', async () => {
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ code: 'not-found', message: 'There is no such game.' }, { status: 404 }),
  );
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const balance = {
    Balance: 1,
    BonusBalance: 0,
    DisplayBalance: '1,00 €',
    DisplayRealBalance: '1,00 €',
    DisplayBonusBalance: '0,00 €',
    CurrencyCode: 'EUR',
    CurrencySymbol: '€',
  } as const;
  const bank = playerBank({ gameId: 7, token: 'token', language: 'es-ES' }, balance);
  await expect(bank.play({ stakeMinor: 20 })).rejects.toMatchObject({ code: 'not-found' });
  const [[address, init] = []] = fetched.mock.calls;
  expect([address, new Headers(init?.headers).get('accept-language')]).toEqual(['/platform/play/7', 'es-ES']);
});
