import { networkOf } from './network-of.ts';
import { describe, expect, test } from 'vitest';
import { readLimitedText } from './limited-text.ts';
import { RateWindow } from './rate-window.ts';

describe('bodies', () => {
  const request = (body: BodyInit, headers: Record<string, string> = {}): Request =>
    new Request('https://x/', { method: 'POST', body, headers });

  test('are read up to their limit, in bytes', async () => {
    expect(await readLimitedText(request('x'.repeat(10)), 10)).toBe('x'.repeat(10));
    expect(await readLimitedText(request('x'.repeat(11)), 10)).toBeNull();
    expect(await readLimitedText(request('é'.repeat(6)), 10)).toBeNull();
    expect(await readLimitedText(new Request('https://x/'), 10)).toBe('');
  });

  test('that never end are not read to their end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    expect(await readLimitedText(new Response(endless), 5_000)).toBeNull();
    expect(sent).toBeLessThan(12);
  });

  test('with a wrong content length are still not read past their limit', async () => {
    expect(
      await readLimitedText(new Response('x'.repeat(50), { headers: { 'content-length': '5' } }), 10),
    ).toBeNull();
  });

  test('characters that are split between two chunks are decoded whole', async () => {
    const bytes = new TextEncoder().encode('🎰');
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readLimitedText(new Response(pieces), 10)).toBe('🎰');
  });
});

describe('the network that counts as one person', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0000:0000:0000:0007', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::8]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9%eth0', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
    [':::', ':::'],
    ['', ''],
  ])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('a rate window', () => {
  test('lets a number of calls through in a period, for each caller', () => {
    const window = new RateWindow({ limit: 2, periodMs: 1_000 });
    expect([window.take('a', 0), window.take('a', 1), window.take('a', 2), window.take('b', 2)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(window.take('a', 999)).toBe(false);
    expect(window.take('a', 1_000)).toBe(true);
    // A clock that is set back begins a new one.
    expect(window.take('c', 3_600_000) && window.take('c', 3_600_000)).toBe(true);
    expect(window.take('c', 0)).toBe(true);
  });

  test('a caller over the limit stays so, however many others call', () => {
    const window = new RateWindow({ limit: 1, periodMs: 60_000 });
    expect(window.take('a', 0)).toBe(true);
    for (let caller = 0; caller < 50_000; caller += 1) {
      window.take(`caller ${caller}`, 1);
      if (caller % 1_000 === 0) expect(window.take('a', 1), `after ${caller} others`).toBe(false);
    }
  });

  test('does not grow with the number of callers', () => {
    const window = new RateWindow({ limit: 1, periodMs: 60_000 });
    for (let caller = 0; caller < 100_000; caller += 1) expect(window.take(`caller ${caller}`, 0)).toBe(true);
  });
});
