import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logLineOf, REVALIDATE_SECRET, startTestSite, type TestSite } from '../../testing/site.ts';
import { sign } from '../../testing/editor.ts';
import { pageDataOf } from '../../testing/read-page-data.ts';

const DRAFT = {
  id: 7,
  slug: '',
  link: 'https://cms.example/?p=7',
  date_gmt: '2026-11-20T08:00:00',
  modified_gmt: '2026-11-20T08:00:00',
  title: { rendered: 'A draft nobody has seen' },
  excerpt: { rendered: '<p>In short</p>' },
  content: { rendered: '<p>Draft text<script>alert(1)</script></p>', protected: false },
  acf: [],
  _embedded: {},
};

/** By id. */
const DRAFTS: Readonly<Record<string, object>> = {
  '7': DRAFT,
  '20': { ...DRAFT, id: 20, lang: 'es' },
  '21': { ...DRAFT, id: 21, lang: 'fi' },
  '22': { ...DRAFT, id: 22, acf: { starts_at: '2100-01-01T12:00+0100', ends_at: '2100-02-01' } },
};

let site: TestSite;
let cms: Server;
let asked: string[];

beforeAll(async () => {
  asked = [];
  cms = createServer((request, response) => {
    const [, id = ''] =
      /^\/wp-json\/casino\/v1\/preview\/(?:magazine|promotions)\/(\d+)\?/u.exec(request.url ?? '') ?? [];
    const draft = DRAFTS[id];
    if (draft !== undefined) asked.push(request.url ?? '');
    response.writeHead(draft === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(draft ?? { code: 'casino_unknown_draft' }));
  });
  await new Promise<void>((resolve) => {
    cms.listen(0, '127.0.0.1', resolve);
  });
  const address = cms.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  site = await startTestSite({ CMS_ORIGIN: `http://127.0.0.1:${port}`, GTM_ID: 'GTM-1' });
});
afterAll(async () => {
  cms.closeAllConnections();
  cms.close();
  await site.stop();
});

const soon = (): number => Math.floor(Date.now() / 1000) + 600;

async function link({
  id = 7,
  type = 'magazine',
  expires = soon(),
  secret = REVALIDATE_SECRET,
} = {}): Promise<string> {
  const signature = sign(secret, `preview.${type}.${id}.${expires}`);
  return `/preview/?type=${type}&id=${id}&expires=${expires}&signature=${signature}`;
}

describe('an editor’s preview', () => {
  test('shows the draft as its page will be, clean, marked, and not cached', async () => {
    const answer = await site.request(await link(), { country: 'GB' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('A draft nobody has seen');
    expect(html).not.toContain('alert(1)');
    expect(html).toContain('name="robots" content="noindex,nofollow"');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(asked.length).toBe(1);
  });

  test('has no tags, which would read the address that opens the draft', async () => {
    const tagsOf = async (path: string) =>
      pageDataOf(await (await site.request(path, { country: 'GB' })).text()).shell.settings.gtmId;
    expect([await tagsOf('/contact-us/'), await tagsOf(await link())]).toEqual(['GTM-1', '']);
  });

  test('is in the draft’s own language, whatever the editor browses in', async () => {
    const answer = await site.request(await link({ id: 20 }), { country: 'GB' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="es-ES"');
  });

  test('of an English draft is in the editor’s own English', async () => {
    const answer = await site.request(`/en-ie${await link()}`, { country: 'IE' });
    expect(await answer.text()).toContain('<html lang="en-IE"');
  });

  test('of a promotion that has not begun shows it as at its start', async () => {
    const answer = await site.request(await link({ id: 22, type: 'promotions' }), { country: 'GB' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('A draft nobody has seen');
  });

  test('of a draft in a language that the site lacks is not found, and the log says why', async () => {
    const answer = await site.request(await link({ id: 21 }), { country: 'GB' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('A draft nobody has seen');
    const line = await logLineOf(site, answer);
    expect(line['casino.notes']?.join()).toContain(
      'magazine/21 is a draft in a language that the site does not have',
    );
  });

  test('works for an editor who browses in Spanish too', async () => {
    const first = await site.request(await link(), { country: 'GB', cookie: 'locale=es' });
    expect(first.status).toBe(302);
    const location = first.headers.get('location') ?? '';
    expect(location).toMatch(/^\/es\/preview\/\?/u);
    const answer = await site.request(location, { country: 'GB', cookie: 'locale=es' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('A draft nobody has seen');
  });

  test.each([
    ['en', 'Open it again in WordPress.'],
    ['es', 'Ábrela de nuevo en WordPress.'],
  ])('tells an editor in %s whose link is over what to do (§2.4)', async (locale, said) => {
    const path = `/${locale}${await link({ expires: soon() - 1_000 })}`.replace('/en/', '/');
    const askedBefore = asked.length;
    const answer = await site.request(path, { country: 'GB' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(said);
    expect(asked.length).toBe(askedBefore);
  });

  test.each<[string, () => Promise<string>]>([
    ['another secret’s signature', () => link({ secret: 'guessed' })],
    ['a link that is over', () => link({ expires: soon() - 1_000 })],
    ['a guessed link that is over', () => link({ secret: 'guessed', expires: soon() - 1_000 })],
    ['another draft under this signature', async () => (await link()).replace('id=7', 'id=8')],
    [
      'a longer life under this signature',
      async () => (await link()).replace(/expires=\d+/u, `expires=${soon() + 9_999}`),
    ],
    ['no signature', async () => '/preview/?type=magazine&id=7'],
    ['an unknown type', () => link({ type: 'users' })],
    ['a draft that WordPress does not know', () => link({ id: 9 })],
    ['an id that is none', async () => (await link()).replace('id=7', 'id=7%2F..%2F..')],
  ])('%s: not found', async (_name, make) => {
    const answer = await site.request(await make(), { country: 'GB' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('A draft nobody has seen');
  });
});
