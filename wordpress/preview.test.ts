import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readList } from './read-json.ts';
import { NO_SITE, SECRET, wordpressFixture } from './wordpress-fixture.ts';

const { wordpress, get } = wordpressFixture(async () => NO_SITE);

const draftId = async () =>
  Number(
    await wordpress().runPhp(
      `return get_posts(['post_type' => 'promotion', 'post_status' => 'draft', 'title' => 'Next season'])[0]->ID;`,
    ),
  );

const previewLink = async (id: number) =>
  new URL(String(await wordpress().runPhp(`return get_preview_post_link(${id});`)));

const sign = (type: string, id: number, expires: number) =>
  createHmac('sha256', SECRET).update(`preview.${type}.${id}.${expires}`).digest('hex');

const preview = (type: string, id: number, query: string) =>
  get(`/wp-json/casino/v1/preview/${type}/${id}?${query}`);

describe('draft preview', () => {
  it('opens the site with a signed link that lasts half an hour', async () => {
    const id = await draftId();
    const link = await previewLink(id);
    expect(link.origin + link.pathname).toBe(`${NO_SITE}/preview/`);
    const expires = Number(link.searchParams.get('expires'));
    expect(expires - Date.now() / 1000).toBeGreaterThan(1_790);
    expect(expires - Date.now() / 1000).toBeLessThan(1_801);
    expect(link.searchParams.get('signature')).toBe(sign('promotions', id, expires));
  });

  it('shows the draft with its embeds for a valid signature, and forbids caching', async () => {
    const id = await draftId();
    const link = await previewLink(id);
    const response = await preview('promotions', id, `${link.searchParams}&_embed=1`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(await response.json()).toMatchObject({
      status: 'draft',
      title: { rendered: 'Next season' },
      content: { rendered: '\n<p>Not published yet.</p>\n' },
      _embedded: { 'wp:featuredmedia': [{ source_url: expect.stringContaining('brass-lantern') }] },
    });
  });

  it('shows what was typed since a published post was saved', async () => {
    const [post] = await readList(await get('/wp-json/wp/v2/games?slug=nile-of-nine'));
    const id = Number(post?.['id']);
    await sleep(1_000); // WordPress compares times by the second.
    await wordpress().call('POST', `/wp/v2/games/${id}/autosaves`, { title: 'Nile of Ten' });
    const link = await previewLink(id);
    expect(await (await preview('games', id, String(link.searchParams))).json()).toMatchObject({
      title: { rendered: 'Nile of Ten' },
    });
    const [live] = await readList(await get('/wp-json/wp/v2/games?slug=nile-of-nine'));
    expect(live).toMatchObject({ title: { rendered: 'Nile of Nine' } });
  });

  it('shows a post with a password as it will be without, to the holder of the link alone', async () => {
    const [post] = await readList(await get('/wp-json/wp/v2/promotions?slug=members-evening'));
    const id = Number(post?.['id']);
    const response = await preview('promotions', id, String((await previewLink(id)).searchParams));
    expect(await response.json()).toMatchObject({
      title: { rendered: 'Members evening' },
      content: { rendered: '\n<p>Only with the password.</p>\n', protected: false },
    });
    expect(post).toMatchObject({ content: { rendered: '', protected: true } });
  });

  it('refuses a signature that is wrong, of another post, expired, or valid for too long', async () => {
    const id = await draftId();
    const now = Math.floor(Date.now() / 1000);
    const attempts = [
      `expires=${now + 60}&signature=${sign('promotions', id + 1, now + 60)}`,
      `expires=${now + 61}&signature=${sign('promotions', id, now + 60)}`,
      `expires=${now - 1}&signature=${sign('promotions', id, now - 1)}`,
      `expires=${now + 86_400}&signature=${sign('promotions', id, now + 86_400)}`,
      `expires=${now + 60}&signature=`,
    ];
    for (const query of attempts) expect((await preview('promotions', id, query)).status).toBe(401);
    expect((await preview('promotions', id, '')).status).toBe(400);
    const valid = `expires=${now + 60}&signature=${sign('games', id, now + 60)}`;
    expect((await preview('games', id, valid)).status).toBe(404);
  });

  it('gives no signed link without the right to edit the post', async () => {
    const id = await draftId();
    expect(
      await wordpress().runPhp(`wp_set_current_user(0); return get_preview_post_link(${id});`),
    ).not.toContain('signature');
  });
});
