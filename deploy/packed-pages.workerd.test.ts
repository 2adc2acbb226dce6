import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../testing/site.ts';
import { openLaboratory } from '../testing/worker/laboratory.ts';
import { until } from '../testing/worker/until.ts';

let site: TestSite;
/** The lobby at the best quality. */
let lobby: Raw;

beforeAll(async () => {
  site = await startTestSite({ COMPRESS: 'on' });
  lobby = await wellPacked('/');
});
afterAll(() => site.stop());

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent. */
  readonly body: Buffer;
}

function ask(
  path: string,
  headers: Readonly<Record<string, string>>,
  { method = 'GET', origin = site.origin } = {},
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { 'x-test-country': 'GB', ...headers } };
    request(origin + path, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Asks for a page until it is kept at the best quality: what is sent does not get smaller then. */
async function wellPacked(path: string): Promise<Raw> {
  const first = await ask(path, { 'accept-encoding': 'br' });
  let last = first;
  await until(async () => {
    last = await ask(path, { 'accept-encoding': 'br' });
    return last.body.length < first.body.length * 0.95;
    // The packer has the lowest priority, and other tests keep the machine busy.
  });
  return last;
}

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('§8 a kept page leaves as it lies', () => {
  test('the lobby by Brotli at its best: at most 29 KB for 270, its styles among them, with its length', async () => {
    const { headers, body } = lobby;
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(body.length) });
    expect(body.length).toBeLessThan(29_000);
    expect(brotliDecompressSync(body).length).toBeGreaterThan(200_000);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['x-br', undefined],
    ['identity', undefined],
    ['br;q=0.2, identity', undefined],
    ['', undefined],
  ] as const)(
    'Accept-Encoding %j gets %s: the same page, tag and Vary, by GET, HEAD and 304',
    async (accepted, coding) => {
      const plain = await ask('/', { 'accept-encoding': 'identity' });
      const packed = await ask('/', { 'accept-encoding': accepted });
      const { 'content-encoding': encoding, etag, vary } = packed.headers;
      expect(encoding).toBe(coding);
      expect(vary).toBe('Cookie, Accept-Encoding');
      expect(etag).toBe(plain.headers.etag);
      const html = coding === undefined ? packed.body : unpackers[coding](packed.body);
      expect(html.equals(plain.body)).toBe(true);

      const head = await ask('/', { 'accept-encoding': accepted }, { method: 'HEAD' });
      expect(head.body.length).toBe(0);
      expect(head.headers).toMatchObject({ etag, vary });
      expect(head.headers['content-encoding']).toBe(coding);

      const known = await ask('/', { 'accept-encoding': accepted, 'if-none-match': String(etag) });
      expect(known).toMatchObject({ status: 304, headers: { etag, vary } });
      expect(known.body.length).toBe(0);
      expect(known.headers).not.toHaveProperty('content-encoding');
    },
  );

  test.each([
    ['a page that is not kept', '/nothing-here/', 'Cookie, Accept-Encoding'],
    ['the API', '/api/geo', 'Accept-Encoding'],
  ])('%s is compressed on its way, by the same rules', async (_name, path, vary) => {
    for (const [accepted, coding] of [
      ['br', 'br'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['x-br', undefined],
    ] as const) {
      const { headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(coding);
      expect(headers.vary).toContain(vary);
      if (coding !== undefined) expect(unpackers[coding](body).length).toBeGreaterThan(0);
    }
  });

  test('without a packer, as on Cloudflare, the Worker packs by itself', async () => {
    const laboratory = await openLaboratory();
    try {
      const { origin } = laboratory;
      await until(async () => {
        const { headers } = await ask('/slots/', { 'accept-encoding': 'br' }, { origin });
        return headers['content-encoding'] === 'br';
      });
      const packed = await ask('/slots/', { 'accept-encoding': 'br' }, { origin });
      const plain = await ask('/slots/', { 'accept-encoding': 'identity' }, { origin });
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
      expect(packed.headers['content-length']).toBe(String(packed.body.length));
      const errors = (await laboratory.log()).flatMap((line) => line['casino.errors'] ?? []);
      expect(errors).toEqual([]);
    } finally {
      await laboratory.stop();
    }
  });
});
