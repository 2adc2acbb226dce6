import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { TICKET_LENGTHS } from '../../../shared/domain/forms/ticket.ts';
import type { AppEnv } from '../../app-env.ts';
import { ApiError } from '../api-error.ts';
import { formBody, MAX_TICKET_BYTES } from './ticket.ts';

const app = new Hono<AppEnv>().post('/', formBody(MAX_TICKET_BYTES), (c) => c.text('read'));
app.onError((error, c) => c.text(error.message, error instanceof ApiError ? error.status : 500));

test.each([
  ['every field full, in a script of three bytes a letter, and the longest token', '漢', 200],
  ['fields twice as long', '漢漢', 413],
])('§7.5 a ticket with %s: %s, %i', async (_what, letter, status) => {
  const fields = Object.entries(TICKET_LENGTHS).map(([name, length]) => [name, letter.repeat(length)]);
  const body = JSON.stringify({ ...Object.fromEntries(fields), recaptchaToken: 'x'.repeat(8_000) });
  expect((await app.request('/', { method: 'POST', body })).status).toBe(status);
});
