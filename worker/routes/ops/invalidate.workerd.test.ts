import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPS_TOKEN } from '../../../testing/site.ts';
import { openLaboratory, type Laboratory } from '../../../testing/worker/laboratory.ts';

let site: Laboratory;

beforeAll(async () => {
  site = await openLaboratory();
});
afterAll(() => site.stop());

const invalidate = (body: unknown, token = OPS_TOKEN): Promise<Response> =>
  site.request('/ops/invalidate', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

describe('§7.4 what the operator declares stale', () => {
  test('is asked for anew before the next visitor sees it', async () => {
    for (let visit = 0; visit < 2; visit += 1) await (await site.request('/promotions/')).text();
    await site.sandbox.resetCalls();
    await (await site.request('/promotions/')).text();
    expect((await site.sandbox.calls())['promotions'] ?? 0).toBe(0);
    const answer = await invalidate({ tags: ['limited-promotions'] });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      invalidated: ['limited-promotions'],
      version: expect.any(String),
    });
    await (await site.request('/promotions/')).text();
    expect((await site.sandbox.calls())['promotions']).toBeGreaterThan(0);
  });

  test('is told as failed when it could not be stored', async () => {
    await site.kv('put-throws');
    const failed = await invalidate({ tags: ['limited-promotions'] });
    await site.kv('works');
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({ code: 'not-stored' });
  });

  test.each([
    ['a name that nothing has', { tags: ['promotion'] }, 422, 'tags.0'],
    ['no names', { tags: [] }, 422, 'tags'],
    ['too many', { tags: Array.from({ length: 21 }, () => 'live') }, 422, 'tags'],
    ['a body over 4 KB', { tags: ['live'], padding: 'x'.repeat(5_000) }, 413, undefined],
  ])('%s is refused', async (_name, body, status, field) => {
    const response = await invalidate(body);
    expect(response.status).toBe(status);
    expect((await response.json()) as object).toMatchObject(field === undefined ? {} : { field });
  });

  test('is for who has the operator’s token', async () => {
    expect((await invalidate({ tags: ['live'] }, 'guessed-guessed-guessed')).status).toBe(401);
    expect((await site.request('/ops/invalidate')).status).toBe(405);
  });
});
