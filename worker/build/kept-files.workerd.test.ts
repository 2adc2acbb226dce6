import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLaboratory, type Laboratory } from '../../testing/worker/laboratory.ts';

/** A file of another build, which only the store can have. That the store gives it: e2e/failures/deploy.fleet.test.ts. */
const FILE = '/assets/contact-page-AbCd1234.js';

let lab: Laboratory;

beforeAll(async () => {
  lab = await openLaboratory();
});
afterAll(() => lab?.stop());

test('§8 a store that fails is no proof that a script of another build does not exist', async () => {
  await lab.kv('get-throws');
  const asked = lab.request(FILE);
  await lab.advance(3);
  const response = await asked;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('Service Unavailable');
  // A name that no build gives is not looked for.
  expect((await lab.request('/assets/contact-page.js')).status).toBe(404);
});

test('§8 a store that answers again within two seconds has the last word', async () => {
  await lab.kv('get-throws');
  const asked = lab.request(FILE);
  await lab.request('/livez');
  await lab.kv('works');
  expect((await asked).status).toBe(404);
});
