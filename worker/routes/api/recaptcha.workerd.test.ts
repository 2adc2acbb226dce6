import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logLineOf, startTestSite, type TestSite } from '../../../testing/site.ts';
import type { RawSettings } from '../../settings.ts';

const SITE_URL = 'https://www.velvet-comet.example';
const SECRET = 'the-recaptcha-secret-0123456789';
const TICKET = {
  name: 'Ada',
  surname: 'Lovelace',
  email: 'ada@example.com',
  subject: 'A subject',
  message: 'A message',
};

let address = 0;
const sites = new Map<string, TestSite>();

const start = async (version: string, settings: RawSettings): Promise<void> => {
  sites.set(
    version,
    await startTestSite({ SITE_URL, TRUSTED_ADDRESS_HEADER: 'x-test-address', ...settings }),
  );
};

beforeAll(async () => {
  await Promise.all([
    start('2', { RECAPTCHA_SITE_KEY: 'a-key', RECAPTCHA_SECRET: SECRET }),
    start('3', { RECAPTCHA_SITE_KEY: 'a-key', RECAPTCHA_SECRET: SECRET, RECAPTCHA_VERSION: '3' }),
    start('none', {}),
  ]);
});
afterAll(() => Promise.all([...sites.values()].map((site) => site.stop())));
beforeEach(() => {
  address += 1;
});

function siteOf(version: string): TestSite {
  const site = sites.get(version);
  if (site === undefined) throw new Error(`No site with version ${version}`);
  return site;
}

const post = (site: TestSite, path: string, body: object): Promise<Response> =>
  site.request(path, {
    method: 'POST',
    country: 'GB',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: SITE_URL,
      'x-test-address': `192.0.2.${address}`,
    },
  });

/** A token as the script of the stand-in gets it. */
async function tokenOf(site: TestSite, form: Readonly<Record<string, string>>): Promise<string> {
  const body = new URLSearchParams({ k: 'a-key', ...form });
  return (await fetch(`${site.sandbox.origin}/recaptcha/token`, { method: 'POST', body })).text();
}

const tickets = async (site: TestSite): Promise<number> => (await site.sandbox.calls())['tickets'] ?? 0;

describe('§5 with a site key a form needs a token, which the edge has checked', () => {
  test('a ticket with a person’s token is accepted', async () => {
    const site = siteOf('2');
    const recaptchaToken = await tokenOf(site, {});
    expect((await post(site, '/api/ticket', { ...TICKET, recaptchaToken })).status).toBe(201);
  });

  test('a token counts once', async () => {
    const site = siteOf('2');
    const recaptchaToken = await tokenOf(site, {});
    await post(site, '/api/ticket', { ...TICKET, recaptchaToken });
    const again = await post(site, '/api/ticket', { ...TICKET, recaptchaToken });
    expect(again.status).toBe(422);
    expect((await logLineOf(site, again))['casino.notes']).toEqual(['reCAPTCHA: timeout-or-duplicate']);
  });

  test.each<[string, string, object]>([
    ['2', 'none', {}],
    ['2', 'an empty one', { recaptchaToken: '' }],
    ['2', 'an invented one', { recaptchaToken: 'made-up' }],
    ['2', 'one that is no text', { recaptchaToken: { x: 1 } }],
    ['2', 'one longer than any', { recaptchaToken: 'x'.repeat(8_001) }],
    ['3', 'an invented one', { recaptchaToken: 'made-up' }],
  ])('version %s: %s is refused, and no provider is asked', async (version, _what, token) => {
    const site = siteOf(version);
    await site.sandbox.resetCalls();
    const response = await post(site, '/api/ticket', { ...TICKET, ...token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'recaptcha', field: 'recaptchaToken' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await tickets(site)).toBe(0);
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['2', 'a robot’s', { k: 'robot' }, 422],
    ['3', 'a person’s, for a ticket', { action: 'ticket' }, 201],
    ['3', 'a robot’s, by its score', { k: 'robot', action: 'ticket' }, 422],
    ['3', 'one given for the chat', { action: 'chat' }, 422],
    ['3', 'one without an action or score', {}, 422],
  ])('version %s: %s token', async (version, _whose, form, status) => {
    const site = siteOf(version);
    const recaptchaToken = await tokenOf(site, form);
    expect((await post(site, '/api/ticket', { ...TICKET, recaptchaToken })).status).toBe(status);
  });

  test('a slow check takes nothing of the ticket’s time, and both are waited for', async () => {
    const site = siteOf('2');
    const recaptchaToken = await tokenOf(site, {});
    await site.sandbox.resetCalls();
    await site.sandbox.fault('recaptcha', 'slow');
    await site.sandbox.fault('tickets', 'slow');
    const response = await post(site, '/api/ticket', { ...TICKET, recaptchaToken });
    await site.sandbox.fault('recaptcha', null);
    await site.sandbox.fault('tickets', null);
    expect(response.status).toBe(201);
    expect(await tickets(site)).toBe(1);
  });

  test('a wrong field is said before a token is used up', async () => {
    const site = siteOf('2');
    await site.sandbox.resetCalls();
    const recaptchaToken = await tokenOf(site, {});
    expect(
      await (await post(site, '/api/ticket', { ...TICKET, email: 'x', recaptchaToken })).json(),
    ).toMatchObject({ field: 'email' });
    expect((await post(site, '/api/ticket', { ...TICKET, recaptchaToken })).status).toBe(201);
  });

  test.each(['500', 'html200', 'wrongSchema', 'refused'])(
    'a check that answers with %s sends no ticket, and is asked once',
    async (fault) => {
      const site = siteOf('2');
      const recaptchaToken = await tokenOf(site, {});
      await site.sandbox.resetCalls();
      await site.sandbox.fault('recaptcha', fault);
      const response = await post(site, '/api/ticket', { ...TICKET, recaptchaToken });
      await site.sandbox.fault('recaptcha', null);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'recaptcha-unreachable' });
      expect((await site.sandbox.calls())['recaptcha']).toBe(1);
      expect(await tickets(site)).toBe(0);
    },
  );
});

describe('§2.12 before a chat begins', () => {
  test('a person is admitted, whoever has no token is not', async () => {
    const site = siteOf('3');
    const recaptchaToken = await tokenOf(site, { action: 'chat' });
    const admitted = await post(site, '/api/chat', { recaptchaToken });
    expect(admitted.status).toBe(200);
    expect(await admitted.json()).toEqual({ admitted: true });
    expect(admitted.headers.get('cache-control')).toBe('no-store');
    expect((await post(site, '/api/chat', {})).status).toBe(422);
  });

  test('only a page of this site may ask', async () => {
    const response = await siteOf('3').request('/api/chat', { method: 'POST', body: '{}' });
    expect(response.status).toBe(403);
  });
});

describe('§5 without a site key there is no trace of reCAPTCHA', () => {
  test('no page names it, no policy allows it, and no form needs a token', async () => {
    const site = siteOf('none');
    await site.sandbox.resetCalls();
    const page = await site.request('/contact-us/', { country: 'GB' });
    expect(page.headers.get('content-security-policy')).not.toMatch(/recaptcha/iu);
    expect(await page.text()).not.toMatch(/recaptcha":\{|google\.com\/recaptcha/u);
    expect((await post(site, '/api/ticket', TICKET)).status).toBe(201);
    expect((await post(site, '/api/chat', {})).status).toBe(404);
    expect((await site.sandbox.calls())['recaptcha']).toBeUndefined();
  });

  test('with one the policy allows its origin, and the page names key and version', async () => {
    const site = siteOf('3');
    const page = await site.request('/contact-us/', { country: 'GB' });
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const directive of ['connect-src', 'frame-src']) {
      expect(policy).toMatch(new RegExp(`${directive}[^;]* ${site.sandbox.origin}/recaptcha/`, 'u'));
    }
    expect(await page.text()).toContain('"recaptcha":{"siteKey":"a-key","version":"3"');
  });
});

test('§5 the secret is in no page and in no log', async () => {
  const page = await (await siteOf('2').request('/contact-us/', { country: 'GB' })).text();
  expect(page).not.toContain(SECRET);
  expect([...sites.values()].map((site) => site.output()).join('')).not.toContain(SECRET);
});
