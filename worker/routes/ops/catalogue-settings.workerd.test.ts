import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite } from '../../../deploy/site.ts';
import { OPS_TOKEN, startTestSandbox, type TestSandbox } from '../../../testing/site.ts';
import { openLaboratory, type Laboratory } from '../../../testing/worker/laboratory.ts';
import { until } from '../../../testing/worker/until.ts';

const ADDRESS = '/ops/catalogue-settings';
const headers = { authorization: `Bearer ${OPS_TOKEN}` };
const put = (body: unknown): RequestInit => ({ method: 'PUT', headers, body: JSON.stringify(body) });

describe('§3 the operator’s document', () => {
  let site: Laboratory;

  beforeAll(async () => {
    site = await openLaboratory();
  });
  afterAll(() => site.stop());

  test('is none at first; what is put is in force for the next visitor, and is read again', async () => {
    /** How many tiles lead to a review. */
    const reviews = async (): Promise<number> =>
      (await (await site.request('/slots/')).text()).match(/href="\/casino\/games\/[a-z]/gu)?.length ?? 0;
    expect((await site.request(ADDRESS, { headers })).status).toBe(404);
    await until(async () => (await reviews()) > 0);
    const shipped = await reviews();
    const document = { reviewPages: [] };
    const answer = await site.request(ADDRESS, put(document));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ stored: true, version: expect.any(String) });
    expect(await (await site.request(ADDRESS, { headers })).json()).toEqual(document);
    expect(await reviews()).toBe(0);
    await site.request(ADDRESS, put({}));
    expect(await reviews()).toBe(shipped);
  });

  test('its lists and slugs are those that a browser without the edge’s games gets', async () => {
    const asked = async () => (await site.request('/api/categories')).json();
    await site.request(
      ADDRESS,
      put({ curated: { popular: [1001] }, providerSlugs: { Pike: 'pike-studio' } }),
    );
    expect(await asked()).toMatchObject({
      curated: { popular: [1001], megaways: expect.any(Array) },
      providerSlugs: expect.arrayContaining([['Pike', 'pike-studio']]),
    });
    await site.request(ADDRESS, put({}));
    expect(await asked()).not.toMatchObject({ curated: { popular: [1001] } });
  });

  test.each([
    ['a list that is none', { curated: { nothing: [1] } }, 422, 'curated.nothing'],
    ['a slug that is none', { providerSlugs: { One: 'a b' } }, 422, 'providerSlugs.One'],
    ['a game twice in a list', { curated: { popular: [1, 2, 1] } }, 422, 'curated.popular'],
    ['a part of the wrong shape', { reviewPages: 'all' }, 422, 'reviewPages'],
    ['a studio with two slugs', { providerSlugs: { One: 'one', ONE: 'two' } }, 422, 'providerSlugs.ONE'],
    ['a list', [], 422, undefined],
    ['no object', 'text', 422, undefined],
    ['a part that is none', { curatd: {} }, 422, 'curatd'],
    ['a body over 256 KB', { padding: 'x'.repeat(300_000) }, 413, undefined],
  ])('%s is refused, and nothing of it is stored', async (_name, body, status, field) => {
    const before = await (await site.request(ADDRESS, { headers })).text();
    const response = await site.request(ADDRESS, put(body));
    expect(response.status).toBe(status);
    expect((await response.json()) as object).toMatchObject(field === undefined ? {} : { field });
    expect(await (await site.request(ADDRESS, { headers })).text()).toBe(before);
  });

  test('whoever misspells a part is told of those that there are', async () => {
    const response = await site.request(ADDRESS, put({ curatd: {} }));
    expect(await response.json()).toMatchObject({
      message: 'No such part: the document may have curated, providerSlugs, reviewPages',
    });
  });

  test('is told as failed when it could not be stored', async () => {
    await site.kv('put-throws');
    const failed = await site.request(ADDRESS, put({}));
    await site.kv('works');
    expect(failed.status).toBe(503);
  });

  test('is for who has the operator’s token', async () => {
    expect((await site.request(ADDRESS)).status).toBe(401);
    expect((await site.request(ADDRESS, { ...put({}), headers: {} })).status).toBe(401);
    expect((await site.request(ADDRESS, { method: 'POST', headers })).status).toBe(405);
  });
});

describe('§3 the operator’s document of one replica', () => {
  let sandbox: TestSandbox;
  let dataDir: string;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-data-'));
  });
  afterAll(async () => {
    await sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('outlives a restart', async () => {
    const environment = { SANDBOX_ORIGIN: sandbox.origin, SITE_URL: 'http://localhost:8787', OPS_TOKEN };
    const options = { port: 0, dataDir, environment, onOutput: () => undefined };
    const document = { curated: { popular: [1001] } };
    const first = await startSite(options);
    expect((await fetch(first.origin + ADDRESS, put(document))).status).toBe(200);
    await first.stop();
    const second = await startSite(options);
    expect(await (await fetch(second.origin + ADDRESS, { headers })).json()).toEqual(document);
    await second.stop();
  });
});
