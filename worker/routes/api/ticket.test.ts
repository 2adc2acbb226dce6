import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { TICKET_LENGTHS } from '../../../shared/domain/forms/ticket.ts';
import type { AppEnv } from '../../app-env.ts';
import { ApiError, apiError } from '../api-error.ts';
import { formBody, MAX_TICKET_BYTES, postTicket } from './ticket.ts';

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

const FORM = { name: 'Ada', surname: 'Byron', email: 'ada@example.com', subject: 'Hello', message: 'Hello' };

test.each([
  ['name', 'Please enter your name and surname', {}],
  ['email', 'Please enter a valid e-mail', { ...FORM, email: 'nobody' }],
  ['subject', 'Please enter a subject', { ...FORM, subject: ' ' }],
  ['message', 'Please enter a message', { ...FORM, message: '' }],
  ['message', 'This is too long', { ...FORM, message: 'x'.repeat(6_000) }],
])('§7.5 a ticket whose %s is wrong is refused in words: %s', async (field, message, form) => {
  const forms = new Hono<AppEnv>().post('/', postTicket);
  forms.onError((error, c) => {
    if (error instanceof ApiError) return apiError(c, error);
    throw error;
  });
  const response = await forms.request('/', { method: 'POST', body: JSON.stringify(form) });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ code: 'invalid', field, message });
});
