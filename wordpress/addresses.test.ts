import { describe, expect, it } from 'vitest';
import { pathToPost } from '../shared/routing/path-to-post.ts';
import { readList } from './read-json.ts';
import { NO_SITE, wordpressFixture } from './wordpress-fixture.ts';

const { wordpress, get } = wordpressFixture(async () => NO_SITE);

const resolve = (query: string) => get(`/wp-json/casino/v1/resolve?${query}`);

describe('slugs that changed', () => {
  it.each(['tuesday-wave', 'tuesday-swell'])('%s leads to where the promotion is now', async (slug) => {
    const answer = await (await resolve(`type=promotions&slug=${slug}`)).json();
    expect(answer).toEqual({ type: 'promotions', slug: 'tuesday-tide', lang: 'en', moved: true });
  });

  it('finds the old slug of a page too, which WordPress itself does not keep', async () => {
    expect(await (await resolve('type=pages&slug=contact')).json()).toMatchObject({ slug: 'contact-us' });
  });

  it('finds a post that was taken back and came again under another slug, and of two the one that had a slug last', async () => {
    const article = { type: 'magazine', title: 'Lock', content: '' } as const;
    const first = await wordpress().publish({ ...article, slug: 'lock' });
    await wordpress().update('magazine', first.id, { status: 'draft' });
    expect((await resolve('type=magazine&slug=lock')).status).toBe(404);
    await wordpress().update('magazine', first.id, { slug: 'weir' });
    await wordpress().update('magazine', first.id, { status: 'publish' });
    expect(await (await resolve('type=magazine&slug=lock')).json()).toMatchObject({ slug: 'weir' });
    const older = { ...article, slug: 'lock', date: '2020-01-01T00:00:00' };
    const second = await wordpress().publish(older);
    await wordpress().update('magazine', second.id, { slug: 'sluice' });
    expect(await (await resolve('type=magazine&slug=lock')).json()).toMatchObject({ slug: 'sluice' });
    await wordpress().update('magazine', first.id, { slug: 'lock' });
    await wordpress().update('magazine', first.id, { slug: 'gate' });
    expect(await (await resolve('type=magazine&slug=lock')).json()).toMatchObject({ slug: 'gate' });
  });

  it('is 404 for a slug that never existed, for a draft, and for another type', async () => {
    for (const query of [
      'type=promotions&slug=never',
      'type=promotions&slug=next-season',
      'type=games&slug=tuesday-wave',
      'type=promotions&slug=!',
    ]) {
      const response = await resolve(query);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'casino_unknown_slug' });
    }
  });

  it.each([
    ['en', 'This page could not be found'],
    ['es', 'No se ha podido encontrar esta página'],
    // The site says it in its own words.
    ['de', ''],
  ])('says in the language %s that there is none: “%s”', async (lang, message) => {
    const response = await resolve(`type=promotions&slug=never&lang=${lang}`);
    expect(await response.json()).toMatchObject({ code: 'casino_unknown_slug', message });
  });

  it.each([
    ['an unknown type', 'type=users&slug=editor'],
    ['no slug', 'type=promotions&slug='],
    ['several slugs', 'type=promotions&slug[]=tuesday-wave'],
    ['a slug over the limit', `type=promotions&slug=${'a'.repeat(201)}`],
  ])('is 400 for %s', async (_, query) => {
    expect((await resolve(query)).status).toBe(400);
  });

  it('says that a slug has not moved', async () => {
    expect(await (await resolve('type=games&slug=nile-of-nine')).json()).toMatchObject({ moved: false });
  });
});

describe('the front of WordPress', () => {
  it('sends readers to the same content on the site', async () => {
    const response = await get('/promotions/tuesday-tide/');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${NO_SITE}/promotions/tuesday-tide/`,
    ]);
    expect((await get('/blog/harbour-news/')).headers.get('location')).toBe(`${NO_SITE}/blog/harbour-news/`);
    expect((await get('/')).headers.get('location')).toBe(`${NO_SITE}/`);
  });

  it('redirects no reader to another host', async () => {
    for (const path of ['//evil.example/', '/?s=x&redirect_to=https://evil.example', '/%5Cevil.example/']) {
      expect(new URL((await get(path)).headers.get('location') ?? '', NO_SITE).origin).toBe(NO_SITE);
    }
  });

  it('links content to the site, translations below their locale', async () => {
    const [post] = await readList(await get('/wp-json/wp/v2/magazine?slug=reading-a-pay-table&lang=es'));
    expect(post?.['link']).toBe(`${NO_SITE}/es/blog/reading-a-pay-table/`);
  });

  it.each(['150-bonus', 'special-welcome-offer'])(
    'links the page %s to where the site shows it',
    async (slug) => {
      const { link } = await wordpress().publish({
        type: 'pages',
        title: slug,
        slug,
        content: '',
        lang: 'es',
      });
      expect(link).toBe(`${NO_SITE}/es${pathToPost('pages', slug)}`);
    },
  );

  it('keeps search engines out', async () => {
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('leaves the slug of a new post editable in the block editor', async () => {
    const template = await wordpress().runPhp(
      `require_once ABSPATH . 'wp-admin/includes/post.php';
       return get_sample_permalink(get_posts(['post_type' => 'promotion', 'post_status' => 'draft'])[0]->ID)[0];`,
    );
    expect(template).toBe(`${NO_SITE}/promotions/%pagename%/`);
  });
});
