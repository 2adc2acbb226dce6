import { expect, onTestFinished, test, vi } from 'vitest';
import { postForm } from './post-form.ts';

const json = (status: number, body: object) => async () => Response.json(body, { status });

test.each([
  ['takes it', json(200, {}), 'done'],
  ['says that its provider failed', json(502, { code: 'upstream' }), 'failed'],
  ['says that its ticket was not taken', json(502, { taken: false }), 'failed'],
  ['is asked too often', json(503, { code: 'busy' }), 'too-many'],
  ['takes it for a machine’s', json(403, { code: 'recaptcha' }), 'refused'],
  ['stands behind a limiter', async () => new Response('slow down', { status: 429 }), 'too-many'],
  [
    'is gone from its gateway',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'unanswered',
  ],
  ['stands behind a gateway that speaks JSON', json(502, { message: 'no upstream' }), 'unanswered'],
  ['is silent', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')), 'unanswered'],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
] as const)('§8 of a form whose site %s is told what became of it', async (_, respond, sent) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => [fetch, warned].forEach((spy) => spy.mockRestore()));
  expect(await postForm('/api/ticket', { message: 'A message' })).toBe(sent);
  expect(warned).toHaveBeenCalledTimes(sent === 'done' ? 0 : 1);
});
