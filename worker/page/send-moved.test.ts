import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { sendMoved } from './send-moved.ts';

/** A request as workerd passes it on: its address is what the client wrote, which a `Request` made here would encode. */
function requestOf(address: string): Request {
  return Object.defineProperty(new Request('https://casino.example/'), 'url', {
    value: `https://casino.example${address}`,
  });
}

test.each([
  ['', ''],
  ['?isnative=true&utm_source=mail', '?isnative=true&utm_source=mail'],
  ['?q=caf%C3%A9', '?q=caf%C3%A9'],
  ['?q=é', '?q=%C3%A9'],
  ['?q=\u0101 b', '?q=%C4%81%20b'],
])('§2.1 a page that has moved takes the query %j along as %j: a header holds ASCII', async (query, kept) => {
  const app = new Hono<AppEnv>().get('*', (c) => sendMoved(c, { movedTo: '/blog/new/' }));
  const response = await app.fetch(requestOf(`/blog/old/${query}`));
  expect([response.status, response.headers.get('location')]).toEqual([301, `/blog/new/${kept}`]);
});
