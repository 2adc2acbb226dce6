import { describe, expect, test } from 'vitest';
import { acceptedCodings, preferredCoding } from './content-coding.ts';

describe('§7.9 the content coding of a response is the one that the client likes best', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['Br ; Q=0.2 , gzip;q=0.1', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['x-br, xgzip, brx, gzip-9', 'identity'],
    ['zstd, deflate', 'identity'],
    ['', 'identity'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['identity, gzip', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, br;q=0.9', 'br'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0', 'identity'],
    [',;q=1,,br;', 'br'],
  ])('%j: %s', (accepted, coding) => {
    expect(preferredCoding(accepted)).toBe(coding);
  });

  test('Cloudflare replaces the header: what the client sent counts', () => {
    const headers = new Headers({ 'accept-encoding': 'br, gzip' });
    expect(acceptedCodings({ headers, cf: { clientAcceptEncoding: 'gzip;q=0' } })).toBe('gzip;q=0');
    expect(acceptedCodings({ headers, cf: {} })).toBe('br, gzip');
    expect(acceptedCodings({ headers: new Headers() })).toBe('');
  });
});
