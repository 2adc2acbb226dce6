import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rawRequest } from '../../../testing/worker/raw-request.ts';
import { startTestSite, type TestSite } from '../../../testing/site.ts';

const TOKEN = 'the-ticket-bearer-0123456789';
const FORM = {
  name: 'Ada',
  surname: 'Lovelace-Canary',
  email: 'ada.canary@example.com',
  subject: 'A subject-canary',
  message: 'A message-canary of two\nlines',
};
const SITE_URL = 'https://www.velvet-comet.example';

const SETTINGS = { TICKET_TOKEN: TOKEN, TRUSTED_ADDRESS_HEADER: 'x-test-address', SITE_URL };

let site: TestSite;
let address = 0;

beforeAll(async () => {
  site = await startTestSite(SETTINGS);
});
afterAll(() => site.stop());
beforeEach(async () => {
  address += 1;
  await site.sandbox.resetCalls();
});

function send(body: unknown, headers: Record<string, string> = {}, to: TestSite = site): Promise<Response> {
  return to.request('/api/ticket', {
    method: 'POST',
    country: 'GB',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: SITE_URL,
      'sec-fetch-site': 'same-origin',
      'x-test-address': `192.0.2.${address}`,
      ...headers,
    },
  });
}

const asked = async (of: TestSite = site): Promise<number> => (await of.sandbox.calls())['tickets'] ?? 0;

describe('§7.5 a support ticket', () => {
  test('is accepted, and the response is not cached', async () => {
    const response = await send(FORM);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ taken: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await asked()).toBe(1);
  });

  test('of a player carries the session, and is accepted', async () => {
    const session = {
      PlayerID: 7,
      PlayerName: 'Ada',
      SessionToken: 'session-canary',
      PlayerEmail: FORM.email,
    };
    expect((await send({ ...FORM, session })).status).toBe(201);
  });
});

test('§7.5 a message may have all its characters in any script, beside the longest token', async () => {
  const long = { ...FORM, message: '漢'.repeat(5_000), recaptchaToken: 'x'.repeat(8_000) };
  expect((await send(long)).status).toBe(201);
});

describe('§7.5 a ticket that is refused reaches no provider', () => {
  test.each([
    ['without an origin', FORM, { origin: '' }, 403],
    ['from another site', FORM, { origin: 'https://evil.example' }, 403],
    ['from a sandboxed frame', FORM, { origin: 'null' }, 403],
    [
      'from a page that only looks like ours',
      FORM,
      { origin: 'https://www.velvet-comet.example.evil.example' },
      403,
    ],
    ['by a request that the browser calls cross-site', FORM, { 'sec-fetch-site': 'cross-site' }, 403],
    ['by a request of a sister site', FORM, { 'sec-fetch-site': 'same-site' }, 403],
    ['as a form', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', JSON.stringify(FORM), { 'content-type': 'text/plain' }, 415],
    ['that is no JSON', '{"name":', {}, 400],
    ['over 34 KB', { ...FORM, message: 'x'.repeat(34_100) }, {}, 413],
    ['that is a list', [], {}, 422],
    ['that is null', 'null', {}, 422],
    ['without a name', { ...FORM, name: ' ' }, {}, 422],
    ['with no real address', { ...FORM, email: 'ada@' }, {}, 422],
    ['with a message of 6,000 letters', { ...FORM, message: 'x'.repeat(6_000) }, {}, 422],
    ['with objects for fields', { ...FORM, name: { toString: 'x' } }, {}, 422],
  ])('%s', async (_name, body, headers, status) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(await asked()).toBe(0);
  });

  test('from the site that its own Host header names', async () => {
    const response = await rawRequest(site.origin, {
      method: 'POST',
      target: '/api/ticket',
      headers: { host: 'evil.example', origin: 'http://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify(FORM),
    });
    expect(response.status).toBe(403);
    expect(await asked()).toBe(0);
  });

  test('the refusal names the field', async () => {
    expect(await (await send({ ...FORM, email: 'nobody' })).json()).toMatchObject({
      code: 'invalid',
      field: 'email',
    });
  });

  test('a malformed session is ignored or refused, and never a 500', async () => {
    for (const session of [null, 'x', 7, [], {}, { PlayerID: 'x' }, { PlayerID: { deep: [] } }]) {
      expect([201, 422], JSON.stringify(session)).toContain((await send({ ...FORM, session })).status);
      address += 1;
    }
  });

  test('a line break in the subject cannot end a mail header', async () => {
    expect((await send({ ...FORM, subject: 'Hello\r\nBcc: all@example.com' })).status).toBe(201);
  });

  test('the sixth in a minute from one address is refused; another address is not', async () => {
    for (let ticket = 0; ticket < 5; ticket += 1) expect((await send(FORM)).status).toBe(201);
    const sixth = await send(FORM);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('60');
    expect(await sixth.json()).toMatchObject({ code: 'too-many' });
    // The sender can invent the entries before the trusted proxy's own.
    expect((await send(FORM, { 'x-test-address': `198.51.100.7, 192.0.2.${address}` })).status).toBe(429);
    address += 1;
    expect((await send(FORM)).status).toBe(201);
  });

  test('the addresses of one IPv6 network are one person, however they are written', async () => {
    const spellings = [
      '2001:db8:7:8::1',
      '2001:DB8:7:8::2',
      '2001:0db8:0007:0008:0:0:0:3',
      '[2001:db8:7:8::4]:5000',
    ];
    const sent = [...spellings, '2001:db8:7:8:ffff::5', '2001:db8:7:8::6'];
    const statuses: number[] = [];
    for (const one of sent) statuses.push((await send(FORM, { 'x-test-address': one })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await send(FORM, { 'x-test-address': '2001:db8:7:9::1' })).status).toBe(201);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s cannot send one', async (method) => {
    const response = await site.request('/api/ticket', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('§7.5 a ticket provider that fails', () => {
  test.each(['500', '429', 'wrongSchema', 'empty', 'html200', 'truncated', 'refused', 'redirectLoop'])(
    'is not accepted when the provider responds with %s: only the status 2 is a success',
    async (fault) => {
      // One that is accepted closes the breaker, so that each fault reaches the provider.
      expect((await send(FORM)).status).toBe(201);
      await site.sandbox.resetCalls();
      await site.sandbox.fault('tickets', fault);
      const response = await send(FORM);
      await site.sandbox.fault('tickets', null);
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ taken: false });
      // A ticket is not idempotent: it is never sent twice.
      expect(await asked()).toBe(1);
    },
  );

  test('is waited for when it is slow, so that nobody sends a ticket again that was taken', async () => {
    await site.sandbox.fault('tickets', 'slow');
    const response = await send(FORM);
    await site.sandbox.fault('tickets', null);
    expect(response.status).toBe(201);
    expect(await asked()).toBe(1);
  });

  test('that takes long has room for sixteen at a time: the next one is asked to wait', async () => {
    const fresh = await startTestSite(SETTINGS);
    try {
      await fresh.sandbox.fault('tickets', 'hang');
      const sent = Array.from({ length: 17 }, (_, sender) =>
        send(FORM, { 'x-test-address': `198.51.100.${sender}` }, fresh),
      );
      const refused = await Promise.race(sent);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await refused.json()).toMatchObject({ code: 'busy' });
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([...Array.from({ length: 16 }, () => 502), 503]);
    } finally {
      await fresh.stop();
    }
  });

  test('is not waited for longer than ten seconds', async () => {
    // A site whose breakers are all closed.
    const fresh = await startTestSite(SETTINGS);
    try {
      await fresh.sandbox.fault('tickets', 'hang');
      const startedAt = performance.now();
      expect((await send(FORM, {}, fresh)).status).toBe(502);
      const tookMs = performance.now() - startedAt;
      expect(tookMs).toBeGreaterThan(9_900);
      expect(tookMs).toBeLessThan(12_000);
      expect(await asked(fresh)).toBe(1);
    } finally {
      await fresh.stop();
    }
  });
});

test('§7.5 neither the bearer nor any text of the form is in the log', () => {
  expect(site.log.filter((line) => line['url.path'] === '/api/ticket').length).toBeGreaterThan(20);
  for (const secret of [TOKEN, 'canary', FORM.email, 'Lovelace', 'session-canary']) {
    expect(site.output()).not.toContain(secret);
  }
});
