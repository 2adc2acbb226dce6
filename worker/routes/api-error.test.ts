import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { apiError, notHad } from './api-error.ts';

const answerTo = async (failure: UpstreamError['failure']): Promise<Response> => {
  const app = new Hono().get('/', (c) => {
    const error = new UpstreamError({ service: 'platform', url: 'https://platform.example/', failure });
    return apiError(c, notHad(c, error, 'That cannot be had just now'));
  });
  return app.request('/');
};

test.each([
  ['over-budget', 503, 'busy', '10'],
  ['busy', 503, 'busy', '10'],
  ['timeout', 502, 'upstream', null],
] as const)(
  '§8 what an upstream could not be asked for (%s) is %i %s, and may be asked for again',
  async (...row) => {
    const [failure, status, code, retryAfter] = row;
    const response = await answerTo(failure);
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(await response.json()).toEqual({ code, message: 'That cannot be had just now' });
  },
);
