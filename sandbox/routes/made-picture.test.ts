import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanGames, entries } from '../data/catalogue.ts';
import { coverPath } from '../data/games-record.ts';
import { createSandbox } from '../sandbox.ts';
import { drawPicture } from './made-picture.ts';

const sandbox = createSandbox();

/** Asks a sandbox whose folder of files holds nothing but what is given. */
function ask(path: string, files: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Response> {
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    const file = files[new URL(input instanceof Request ? input.url : input).pathname];
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' };
    return Promise.resolve(
      file === undefined ? new Response(null, { status: 404 }) : new Response(file, { headers }),
    );
  };
  const connect = (): never => {
    throw new Error('No sockets here');
  };
  return sandbox(new Request(`http://sandbox.test${path}`, { method }), { ASSETS: { fetch, connect } });
}

const byName = (name: string) => {
  const found = entries.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`No game is called ${name}`);
  return found;
};

describe('a picture that is not painted yet', () => {
  test('is made, with the game’s name, and no cache may store it', async () => {
    const { id } = byName('Buried Frontier');
    for (const scale of ['1x', '2x'] as const) {
      const answer = await ask(coverPath(id, scale));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const text = (await answer.text()).replaceAll(/<[^>]*>/g, ' ');
      expect(text.replaceAll(/\s+/g, ' ')).toContain('Buried Frontier');
    }
  });

  test('is answered to HEAD as to GET, without a body', async () => {
    const answer = await ask(coverPath(entries[0]?.id ?? 0, '1x'), {}, 'HEAD');
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'no-store',
      '',
    ]);
  });

  test('is replaced by the painted one, which may be cached', async () => {
    const path = coverPath(entries[0]?.id ?? 0, '1x');
    const answer = await ask(path, { [path]: 'painted' });
    expect(await answer.text()).toBe('painted');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each([
    ['/media/wide/hero-lounge.webp', 'width="1600"'],
    ['/media/wide/hero-lounge@768.webp', 'width="768"'],
    [coverPath(cleanGames.find(({ size }) => size === 'tall')?.id ?? 0, '3x'), 'height="600"'],
  ])('%s has the size of the painted one', async (path, size) => {
    expect(await (await ask(path)).text()).toContain(size);
  });

  test.each([
    '/media/games/1/290x192_1_1x_ENG.webp',
    `/media/games/${entries[0]?.id}/290x192_${entries[1]?.id}_1x_ENG.webp`,
    coverPath(cleanGames.find(({ size }) => size !== 'tall')?.id ?? 0, '3x'),
    '/media/wide/hero-nothing.webp',
    '/media/video/comet.mp4',
  ])('%s is not found: no picture has that address', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

/** Bytes of the picture's border, `share` of its width and height on every side. */
async function border(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = Math.round(info.width * 0.03);
  const parts = Array.from({ length: info.height }, (_, y) => {
    const row = data.subarray(y * info.width * 3, (y + 1) * info.width * 3);
    const isEdge = y < side || y >= info.height - side;
    return isEdge ? row : Buffer.concat([row.subarray(0, side * 3), row.subarray(-side * 3)]);
  });
  return Buffer.concat(parts);
}

test.each([
  ...entries
    .toSorted((one, other) => other.name.length - one.name.length)
    .slice(0, 3)
    .map(({ name }) => name),
  'W'.repeat(70),
  'Wild'.repeat(40).concat(' ', 'Gold & <Glory> '.repeat(20)),
  '黄金の龍と失われた宝物の伝説：永遠の王国への長い旅',
  'القمر الذهبي وكنز الصحراء المفقود',
  '👩‍👩‍👧‍👦🎰🎲'.repeat(9),
  'A\u0000\u0008B\ud800 \uffff]]>&amp;',
])('%j is a well-formed picture that leaves its border free', async (title) => {
  const size = { width: 290, height: 192 };
  const [titled, shape] = [drawPicture({ ...size, title }), drawPicture({ ...size, title })];
  const bare = shape.replace(/<text.*<\/text>/, '');
  expect(bare).not.toBe(titled);
  expect(Buffer.compare(await border(titled), await border(bare))).toBe(0);
});
