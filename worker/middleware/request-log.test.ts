import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Bindings } from '../env.ts';
import { clientAddress } from './request-log.ts';

const ENVIRONMENT = {
  SITE_URL: 'https://www.velvet-comet.example',
  SANDBOX_ORIGIN: 'http://localhost:8788',
  TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
};

async function addressFor(forwarded: string): Promise<string> {
  const app = new Hono<{ Bindings: Bindings }>();
  app.get('/', (c) => c.text(clientAddress(c) ?? 'unknown'));
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, ENVIRONMENT)).text();
}

describe('§7.9 the client address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8::1]:50123', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['198.51.100.7, 192.0.2.1:50123', '192.0.2.1'],
  ])('%s is the visitor %s, whatever the connection', async (forwarded, address) => {
    expect(await addressFor(forwarded)).toBe(address);
  });
});
