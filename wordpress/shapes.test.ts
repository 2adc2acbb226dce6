import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { compareShapes, type Difference } from '../scripts/wordpress/compare-shapes.ts';
import { readJson } from './read-json.ts';
import { KNOWN_DIFFERENCES, SHAPE_OPTIONS } from './known-differences.ts';
import { NO_SITE, wordpressFixture } from './wordpress-fixture.ts';

/**
 * The sandbox stands in for WordPress in every other test, so it must respond as WordPress does: the same members of
 * the same types, the same headers, the same errors (docs/contracts/upstreams.md).
 */

const { get } = wordpressFixture(async () => NO_SITE);

/** The sandbox's own response, from the address that SANDBOX_ORIGIN names or, without one, in this process. */
const answerOfSandbox = createSandbox();
const askSandbox = async (path: string): Promise<Response> => {
  const origin = process.env['SANDBOX_ORIGIN'];
  if (origin !== undefined) return fetch(`${origin}${path}`);
  const noFiles = { fetch: async () => new Response(null, { status: 404 }) };
  return answerOfSandbox(new Request(`http://sandbox.test${path}`), { ASSETS: noFiles });
};

const TYPES = ['pages', 'promotions', 'games', 'magazine', 'providers', 'themes'];
const BASE = '/wp-json/wp/v2';

/**
 * Headers that the site reads or that describe the response; of some the value must be the same, of others only that
 * they are sent.
 */
const SAME_VALUE = [
  'content-type',
  'x-robots-tag',
  'x-content-type-options',
  'access-control-expose-headers',
];
const SAME_PRESENCE = ['x-wp-total', 'x-wp-totalpages', 'allow'];

describe('the sandbox responds in the shape of WordPress', () => {
  it.each([
    ...TYPES.map((type) => `${BASE}/${type}?per_page=100&_embed=1&acf_format=standard`),
    ...TYPES.map((type) => `${BASE}/${type}?per_page=100&_fields=slug,modified_gmt`),
    `${BASE}/categories?per_page=100&parent=87`,
    `${BASE}/categories?per_page=100&parent=132&_fields=id,slug,name,count`,
    `${BASE}/search?search=the&per_page=20&_embed=1`,
    `${BASE}/media?per_page=20`,
  ])('GET %s', async (path) => {
    const [real, sandbox] = await Promise.all([get(path), askSandbox(path)]);
    // Two routes of WordPress share this path, and then it does not send `Allow`.
    const allow = path.startsWith(`${BASE}/themes`) ? { allow: true } : {};
    expect(headersOf(sandbox)).toEqual({ ...headersOf(real), ...allow });
    const [reference, candidate] = [await readItems(real), await readItems(sandbox)];
    expect(reference.length).toBeGreaterThan(0);
    expect(candidate.length).toBeGreaterThan(0);
    const differences = compareShapes(
      reference.map(withImagesAlone),
      candidate.map(withImagesAlone),
      SHAPE_OPTIONS,
    );
    expect(unexplained(differences)).toEqual([]);
  });

  it.each([
    [`${BASE}/promotions?slug=nobody-has-this`, 200],
    [`${BASE}/promotions?page=99`, 400],
    [`${BASE}/promotions?per_page=101`, 400],
    [`${BASE}/promotions?per_page=0`, 400],
    [`${BASE}/promotions?page=one`, 400],
    [`${BASE}/promotions?orderby=luck`, 400],
    [`${BASE}/promotions?status=draft`, 400],
    [`${BASE}/promotions/99999999`, 404],
    [`${BASE}/categories/99999999`, 404],
    [`${BASE}/categories?page=99`, 200],
    [`${BASE}/search?search=the&page=99`, 200],
    [`${BASE}/nothing`, 404],
    ['/wp-json/casino/v1/resolve?type=promotions&slug=nobody-has-this', 404],
    ['/wp-json/casino/v1/resolve?type=nothing&slug=x', 400],
  ])('GET %s is %i, with the same error', async (path, status) => {
    const [real, sandbox] = await Promise.all([get(path), askSandbox(path)]);
    expect([real.status, sandbox.status]).toEqual([status, status]);
    expect(headersOf(sandbox)).toEqual(headersOf(real));
    const [reference, candidate]: unknown[] = [await real.json(), await sandbox.json()];
    if (status === 200) {
      expect([reference, candidate]).toEqual([[], []]);
    } else {
      expect(errorOf(candidate)).toEqual(errorOf(reference));
      expect(unexplained(compareShapes(reference, candidate))).toEqual([]);
    }
  });

  it('embeds an error or the API index where a featured image is gone', async () => {
    const [post] = await readItems(await get(`${BASE}/magazine?slug=harbour-news&_embed=1`));
    expect(post).toMatchObject({ _embedded: { 'wp:featuredmedia': [{ namespaces: expect.any(Array) }] } });
  });

  it('links the next page and the one before', async () => {
    for (const page of [1, 2]) {
      const path = `${BASE}/magazine?per_page=1&page=${page}`;
      const [real, sandbox] = await Promise.all([get(path), askSandbox(path)]);
      expect(relationsOf(sandbox)).toEqual(relationsOf(real));
    }
  });
});

async function readItems(response: Response): Promise<readonly unknown[]> {
  const body: unknown = await response.json();
  return Array.isArray(body) ? body : [body];
}

/**
 * Where the featured image is gone, an error or the API's whole index is embedded in its place; only images have a
 * shape to compare.
 */
function withImagesAlone(item: unknown): unknown {
  const post = readJson(item);
  if (post['_embedded'] === undefined) return post;
  const { 'wp:featuredmedia': media, ...embeds } = readJson(post['_embedded']);
  if (!Array.isArray(media)) return post;
  const images = media.filter((one) => 'source_url' in readJson(one));
  return { ...post, _embedded: { ...embeds, 'wp:featuredmedia': images } };
}

function headersOf({ headers }: Response): Record<string, string | boolean | null> {
  return Object.fromEntries([
    ...SAME_VALUE.map((name) => [name, headers.get(name)] as const),
    ...SAME_PRESENCE.map((name) => [name, headers.has(name)] as const),
  ]);
}

/** `next` and `prev`; the link to the API that WordPress adds to everything is left out. */
function relationsOf({ headers }: Response): readonly (string | undefined)[] {
  return [...(headers.get('link') ?? '').matchAll(/rel="(next|prev)"/g)].map(([, relation]) => relation);
}

/** The members of an error that code reads: code, status, parameter names. The wording may differ by version. */
function errorOf(body: unknown): unknown {
  const { code, data } = readJson(body);
  const { status, params } = readJson(data);
  return { code, status, params: params === undefined ? [] : Object.keys(readJson(params)) };
}

/** One line for each difference without a known reason. */
function unexplained(differences: readonly Difference[]): readonly string[] {
  return differences
    .filter(
      ({ path, kind }) => !KNOWN_DIFFERENCES.some((known) => known.kind === kind && known.path.test(path)),
    )
    .map(({ kind, path, reference, candidate }) => `${kind} ${path}: ${reference} -> ${candidate}`);
}
