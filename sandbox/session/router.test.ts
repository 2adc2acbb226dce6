import { beforeEach, describe, expect, test } from 'vitest';
import { createRandom } from '../data/catalogue-seed.ts';
import { entries } from '../data/catalogue.ts';
import { PAYMENT_TEXTS } from '../content/payment-methods.ts';
import { isRecord } from '../routes/answer.ts';
import { startSandbox } from '../testing.ts';
import { playReels } from './reels.ts';

const SITE = 'http://localhost:8787';
const GAME = entries.find(({ kind }) => kind === 'slot')?.id ?? 0;

let ask = startSandbox();
beforeEach(() => {
  ask = startSandbox();
});

type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

type CallOptions = { token?: string; body?: unknown; language?: string };

async function call(path: string, { token, body, language }: CallOptions = {}): Promise<Answer> {
  const headers = new Headers({ origin: SITE });
  if (language !== undefined) headers.set('accept-language', language);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit =
    body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const answer = await ask(`/platform/${path}`, init);
  const json: unknown = await answer.json();
  return { status: answer.status, body: isRecord(json) ? json : {}, headers: answer.headers };
}

const DEMO = { email: 'demo@velvetcomet.example', password: 'comet-demo' };
const NEWCOMER = {
  email: 'nia@example.org',
  password: 'long enough',
  firstName: 'Nia',
  lastName: 'Okafor',
  birthDate: '1988-02-29',
  acceptTerms: true,
};

async function login(body: unknown = DEMO, path = 'login'): Promise<string> {
  return String((await call(path, { body })).body['token']);
}

describe('§7.6 the player of the sandbox', () => {
  test('the demo player logs in to £250.00 and £25.00 bonus', async () => {
    const answer = await call('login', { body: DEMO });
    expect(answer.body).toMatchObject({
      session: { PlayerName: 'Dana', PlayerRegulationType: 'GB', CurrencyCode: 'GBP' },
      balance: {
        Balance: 250,
        BonusBalance: 25,
        DisplayBalance: '£275.00',
        DisplayRealBalance: '£250.00',
        DisplayBonusBalance: '£25.00',
      },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a wrong password and a missing token are 401, without a word on which', async () => {
    const wrong = { ...DEMO, password: 'nope' };
    expect(await call('login', { body: wrong })).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    });
    const stranger = { ...DEMO, email: 'nobody@example.org' };
    expect((await call('login', { body: stranger })).body).toEqual(
      (await call('login', { body: wrong })).body,
    );
    expect(await call('balance')).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
  });

  test('a session outlives a page load and ends with logout', async () => {
    const token = await login();
    expect((await call('session', { token })).body).toMatchObject({ token });
    await call('logout', { token, body: {} });
    expect((await call('session', { token })).status).toBe(401);
  });

  test('registration asks for everything, refuses the young and the second account', async () => {
    expect(await call('register', { body: { ...NEWCOMER, email: 'no' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid', field: 'email' },
    });
    const child = { ...NEWCOMER, birthDate: `${new Date().getUTCFullYear() - 17}-01-01` };
    expect(await call('register', { body: child })).toMatchObject({
      status: 403,
      body: { code: 'underage' },
    });
    expect((await call('register', { body: { ...NEWCOMER, country: 'ES' } })).body).toMatchObject({
      session: { CurrencyCode: 'EUR', PlayerRegulationType: 'MGA', CountryCode: 'ES' },
      balance: { Balance: 0, DisplayBalance: '€0.00' },
    });
    expect((await call('register', { body: NEWCOMER })).status).toBe(409);
  });

  test('a deposit raises the balance, the first one says so and may bring the bonus', async () => {
    const token = await login(NEWCOMER, 'register');
    const deposit = { amountMinor: 20_00, method: 'debit-card', bonusCode: 'comet50' };
    expect((await call('deposit', { token, body: deposit })).body).toMatchObject({
      firstDeposit: true,
      balance: { Balance: 20, BonusBalance: 10 },
    });
    expect((await call('deposit', { token, body: deposit })).body).toMatchObject({
      firstDeposit: false,
      balance: { Balance: 40, BonusBalance: 10 },
    });
    const foreign = { amountMinor: 20_00, method: 'maple-transfer' };
    expect(await call('deposit', { token, body: foreign })).toMatchObject({
      status: 400,
      body: { field: 'method' },
    });
  });

  test('§5 a withdrawal cannot be reversed in Great Britain and can under MGA', async () => {
    for (const [country, status] of [
      ['GB', 400],
      ['ES', 200],
    ] as const) {
      const token = await login({ ...NEWCOMER, email: `${country}@example.org`, country }, 'register');
      await call('deposit', { token, body: { amountMinor: 50_00, method: 'debit-card' } });
      const { body } = await call('withdraw', { token, body: { amountMinor: 30_00, method: 'debit-card' } });
      expect(body).toMatchObject({ balance: { Balance: 20 }, transaction: { status: 'pending' } });
      const id = isRecord(body['transaction']) ? body['transaction']['id'] : '';
      expect((await call('withdraw/reverse', { token, body: { transactionId: id } })).status).toBe(status);
    }
  });

  test('more than the balance cannot be withdrawn or staked', async () => {
    const token = await login(NEWCOMER, 'register');
    const tooMuch = { amountMinor: 10_00, method: 'debit-card' };
    expect(await call('withdraw', { token, body: tooMuch })).toMatchObject({
      status: 402,
      body: { code: 'insufficient-funds' },
    });
    expect((await call(`play/${GAME}`, { token, body: { stakeMinor: 100 } })).status).toBe(402);
  });

  test('favourites and password change stay', async () => {
    const token = await login();
    await call('favourites', { token, body: { gameId: GAME, action: 'add' } });
    await call('password', { token, body: { currentPassword: 'comet-demo', newPassword: 'another one' } });
    const again = await login({ ...DEMO, password: 'another one' });
    expect((await call('favourites', { token: again })).body).toEqual({ favourites: [GAME] });
    const removed = { gameId: GAME, action: 'remove' };
    expect((await call('favourites', { token: again, body: removed })).body).toEqual({ favourites: [] });
  });
});

describe('playing', () => {
  test('balance follows stake and win, and the history remembers', async () => {
    const token = await login();
    let expected = 275_00;
    for (let round = 0; round < 25; round += 1) {
      const { body } = await call(`play/${GAME}`, { token, body: { stakeMinor: 100 } });
      expected += Number(body['winMinor']) - 100;
      const balance = isRecord(body['balance']) ? body['balance'] : {};
      expect(Math.round((Number(balance['Balance']) + Number(balance['BonusBalance'])) * 100)).toBe(expected);
    }
    expect((await call('history', { token })).body).toMatchObject({
      total: 25,
      session: { stakedMinor: 25_00, netMinor: expected - 275_00 },
    });
  });

  test('the same player’s same rounds fall out alike', async () => {
    const wins = async (): Promise<unknown[]> => {
      ask = startSandbox();
      const token = await login();
      const rounds: unknown[] = [];
      for (let round = 0; round < 10; round += 1) {
        rounds.push((await call(`play/${GAME}`, { token, body: { stakeMinor: 20 } })).body['outcome']);
      }
      return rounds;
    };
    expect(await wins()).toEqual(await wins());
  });

  test('§5 a spin in Great Britain costs at most £5, and £2 under 25; elsewhere more is possible', async () => {
    const spin = async (who: object, stakeMinor: number): Promise<number> => {
      const token = await login(
        { ...NEWCOMER, email: `${crypto.randomUUID()}@example.org`, ...who },
        'register',
      );
      await call('deposit', { token, body: { amountMinor: 50_00, method: 'debit-card' } });
      return (await call(`play/${GAME}`, { token, body: { stakeMinor } })).status;
    };
    const young = { birthDate: `${new Date().getUTCFullYear() - 20}-01-01` };
    expect(await spin({}, 5_00)).toBe(200);
    expect(await spin({}, 5_10)).toBe(400);
    expect(await spin(young, 2_10)).toBe(400);
    expect(await spin({ country: 'IE' }, 10_00)).toBe(200);
  });

  test('the wheel needs a bet and pays it', async () => {
    const token = await login();
    expect(await call(`play/${GAME}`, { token, body: { stakeMinor: 100, kind: 'wheel' } })).toMatchObject({
      status: 400,
      body: { field: 'bet' },
    });
    const { body } = await call(`play/${GAME}`, {
      token,
      body: { stakeMinor: 100, kind: 'wheel', bet: 'red' },
    });
    const outcome = isRecord(body['outcome']) ? body['outcome'] : {};
    expect(body['winMinor']).toBe(outcome['colour'] === 'red' ? 200 : 0);
  });

  test('the reels return between 93 and 97 per cent over 200,000 spins', () => {
    const random = createRandom(20_261_120);
    let won = 0;
    for (let spin = 0; spin < 200_000; spin += 1) won += playReels(100, random).winMinor;
    expect(won / 200_000).toBeGreaterThan(93);
    expect(won / 200_000).toBeLessThan(97);
  });
});

describe('§7.6 what the platform writes is in the language of the page', () => {
  test('balances and net positions, whatever the player’s own language is', async () => {
    const token = await login();
    await call(`play/${GAME}`, { token, body: { stakeMinor: 20 } });
    const shown = async (language: string): Promise<string> => {
      const { body: balance } = await call('balance', { token, language });
      const { body: history } = await call('history', { token, language });
      return JSON.stringify([balance, history]).replaceAll(/\d+(?=[.,]\d\d\b)/g, '0');
    };
    expect(await shown('es-ES')).toMatch(/"DisplayBalance":"0,\d\d\u00A0£".*"stake":"0,20\u00A0£"/u);
    expect(await shown('en-GB')).toMatch(/"DisplayBalance":"£0\.\d\d".*"stake":"£0\.20"/u);
    const { body } = await call('login', { body: DEMO, language: 'es-ES' });
    expect(body).toMatchObject({ balance: { DisplayBonusBalance: '25,00\u00A0£' } });
  });

  test('how long a payment takes', async () => {
    const token = await login();
    const cashier = async (language: string): Promise<string> =>
      JSON.stringify((await call('cashier', { token, language })).body);
    expect(await cashier('es-ES')).toContain(PAYMENT_TEXTS.es.depositTime.instant);
    expect(await cashier('en-GB')).toContain(PAYMENT_TEXTS.en.depositTime.instant);
  });

  test.each([
    ['en-GB', 'GBP', 'Starlight Thursday', '£50', '£0.10'],
    ['en-GB', 'CAD', 'Starlight Thursday', '$50', '$0.10'],
    ['es-ES', 'EUR', 'Jueves de estrellas', '50\u00A0€', '0,10\u00A0€'],
    ['es-ES', 'GBP', 'Jueves de estrellas', '50\u00A0£', '0,10\u00A0£'],
  ])('the offers, in %s for a visitor who pays in %s', async (language, currency, title, most, spin) => {
    const offers = JSON.stringify((await call(`offers?currency=${currency}`, { language })).body);
    for (const words of [title, most, spin]) expect(offers).toContain(words);
    expect(offers).not.toContain('{money');
  });

  test('of a player the offers are in the player’s currency', async () => {
    const token = await login({ ...NEWCOMER, country: 'IE' }, 'register');
    expect(JSON.stringify((await call('offers?currency=GBP', { token })).body)).toContain('€50');
  });

  test('the chat', async () => {
    const reply = async (message: string, language: string): Promise<unknown> =>
      (await call('chat', { body: { message }, language })).body['message'];
    expect(await reply('¿Cómo pongo un límite?', 'es-ES')).toMatch(/^Puedes fijar límites/u);
    expect(await reply('Hola', 'es-ES')).toMatch(/^Gracias por escribirnos/u);
    expect(await reply('How do I set a limit?', 'en-GB')).toMatch(/^You can set limits/u);
  });
});

describe('limits', () => {
  test('a lower limit holds at once, a higher one tomorrow', async () => {
    const token = await login(NEWCOMER, 'register');
    const limit = (amountMinor: number): Promise<Answer> =>
      call('limits', { token, body: { deposit: { period: 'daily', amountMinor } } });
    await limit(30_00);
    expect(
      await call('deposit', { token, body: { amountMinor: 40_00, method: 'debit-card' } }),
    ).toMatchObject({
      status: 403,
      body: { code: 'deposit-limit' },
    });
    expect((await limit(100_00)).body).toMatchObject({
      deposit: { daily: { amountMinor: 30_00, pending: { amountMinor: 100_00 } } },
    });
    await call('deposit', { token, body: { amountMinor: 30_00, method: 'debit-card' } });
    expect((await call('limits', { token })).body).toMatchObject({
      deposit: { daily: { usedMinor: 30_00 } },
    });
  });

  test.each([
    [{ coolOffDays: 7 }, 'cool-off'],
    [{ selfExclusionMonths: 6 }, 'self-excluded'],
  ])('%j logs out and keeps out', async (order, code) => {
    const token = await login();
    await call('limits', { token, body: order });
    expect((await call('session', { token })).status).toBe(401);
    expect(await call('login', { body: DEMO })).toMatchObject({ status: 403, body: { code } });
  });
});

test('only pages on this machine may use the player API', async () => {
  const preflight = (origin: string): Promise<Response> =>
    ask('/platform/login', { method: 'OPTIONS', headers: { origin } });
  expect((await preflight('http://127.0.0.1:9000')).headers.get('access-control-allow-headers')).toContain(
    'authorization',
  );
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});
