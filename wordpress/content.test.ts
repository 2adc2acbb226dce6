import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/folders.mjs';
import { MAX_CONTENT_BYTES } from '../worker/content/content-limits.ts';
import { isSlug } from '../shared/contracts/wordpress.ts';
import { readJson, readList } from './read-json.ts';
import { NO_SITE, wordpressFixture } from './wordpress-fixture.ts';

const { wordpress, get } = wordpressFixture(async () => NO_SITE);

const titles = async (query: string) => {
  const posts = await readList(await get(`/wp-json/wp/v2/${query}`));
  return posts.map((post) => readJson(post['title'])['rendered']);
};

const fieldsOf = async (query: string) => (await readList(await get(`/wp-json/wp/v2/${query}`)))[0]?.['acf'];

describe('content types (§7.3)', () => {
  it.each(['pages', 'promotions', 'games', 'magazine', 'providers', 'themes'])('lists %s', async (type) => {
    const response = await get(`/wp-json/wp/v2/${type}?per_page=100`);
    const posts = await readList(response);
    expect(response.headers.get('x-wp-total')).toBe(String(posts.length));
    expect(posts.length).toBeGreaterThanOrEqual(2);
    expect(posts.every((post) => post['status'] === 'publish' && 'acf' in post)).toBe(true);
  });

  it('§9: themes are the children of category 87, providers those of 132', async () => {
    const themes = await readList(await get('/wp-json/wp/v2/categories?parent=87&_fields=slug'));
    const providers = await readList(await get('/wp-json/wp/v2/categories?parent=132&_fields=slug'));
    expect(themes.map((term) => term['slug'])).toContain('egypt');
    expect(providers.map((term) => term['slug'])).toContain('tuuli-tahti');
  });

  it('leaves WordPress its own response about its theme, which the block editor requests', async () => {
    const active = await wordpress().call('GET', '/wp/v2/themes?context=edit&status=active');
    expect(active).toMatchObject([{ stylesheet: 'blank', theme_supports: { 'post-thumbnails': true } }]);
    expect((await get('/wp-json/wp/v2/themes?status=active')).status).toBe(401);
  });

  it('does not send the content of a protected post', async () => {
    const [post] = await readList(await get('/wp-json/wp/v2/promotions?slug=members-evening'));
    expect(post?.['content']).toEqual({ rendered: '', protected: true });
  });

  it.each(['query', 'latest-posts', 'page-list', 'categories', 'archives', 'search'])(
    '§5 sends no block that lists other posts, which would ask for neither country nor offer: %s',
    async (name) => {
      const inner =
        name === 'query'
          ? '<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-excerpt /--><!-- /wp:post-template --></div>'
          : '';
      const { slug } = await wordpress().publish({
        type: 'magazine',
        title: 'With a list',
        slug: `with-${name}`,
        content: `<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph --><!-- wp:${name} {"query":{"postType":"promotion","perPage":50}} -->${inner}<!-- /wp:${name} -->`,
      });
      const [post] = await readList(await get(`/wp-json/wp/v2/magazine?slug=${slug}`));
      expect(String(readJson(post?.['content'])['rendered']).trim()).toBe('<p>Before</p>');
    },
  );

  it('§5 sends an excerpt that an editor wrote, and makes none of the text, in lists and in search', async () => {
    const [written] = await readList(await get('/wp-json/wp/v2/magazine?slug=reading-a-pay-table&lang=en'));
    expect(readJson(written?.['excerpt'])['rendered']).toContain('What the numbers say.');
    const [made] = await readList(await get('/wp-json/wp/v2/magazine?slug=harbour-news'));
    expect(readJson(made?.['excerpt'])['rendered']).toBe('');
    expect(readJson(made?.['content'])['rendered']).not.toBe('');
    const hits = await get('/wp-json/wp/v2/search?search=Harbour%20news&_embed=1');
    expect(await hits.text()).not.toContain('[&hellip;]');
  });

  it('gives a featured image its alternative text and focal point', async () => {
    const [post] = await readList(
      await get('/wp-json/wp/v2/magazine?slug=reading-a-pay-table&lang=en&_embed=1'),
    );
    expect(post).toMatchObject({
      _embedded: {
        'wp:featuredmedia': [
          { alt_text: 'A brass lantern over a quiet harbour', focal_point: { x: 0.7, y: 0.3 } },
        ],
      },
    });
  });
});

describe('what the site refuses', () => {
  const DRAFT = { type: 'magazine', slug: '', content: '' } as const;

  it.each([
    ['🎉 Big win 🎉', 'big-win'],
    ['Five ♠ of ♠ spades', 'five-of-spades'],
    ['Ночь 🌙', 'ночь'],
  ])('is not in the slug of a new post: %s', async (title, expected) => {
    const { slug } = await wordpress().publish({ ...DRAFT, title });
    expect(decodeURIComponent(slug)).toBe(expected);
    expect(isSlug(decodeURIComponent(slug))).toBe(true);
  });

  it('is not in the slug of a new category', async () => {
    expect(await wordpress().call('POST', '/wp/v2/categories', { name: '🎰 Machines' })).toMatchObject({
      slug: 'machines',
    });
  });

  it('a slug from before is found as it is, and mended when its post is saved', async () => {
    const { id } = await wordpress().publish({ ...DRAFT, title: 'Old win', slug: 'old-win' });
    const old = '%f0%9f%8e%89-old-win';
    await wordpress().runPhp(
      `$GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, ['post_name' => '${old}'], ['ID' => ${id}]); clean_post_cache(${id});`,
    );
    expect(await titles(`magazine?slug=${old}`)).toEqual(['Old win']);
    expect((await wordpress().update('magazine', id, { title: 'Older win' })).slug).toBe('old-win');
  });

  it('leaves its list standing: a text over the limit is sent to who asks for the post itself', async () => {
    const { id } = await wordpress().publish({ ...DRAFT, title: 'Pasted pictures', slug: 'pasted-pictures' });
    await wordpress().runPhp(
      `wp_update_post(['ID' => ${id}, 'post_content' => '<p>' . str_repeat('word ', 1000000) . '</p>']);`,
    );
    const lengthOf = async (query: string) => {
      const [post] = await readList(await get(`/wp-json/wp/v2/magazine?${query}`));
      return String(readJson(post?.['content'])['rendered']).length;
    };
    expect(await lengthOf(`include=${id}`)).toBe(0);
    expect(await lengthOf('slug=pasted-pictures')).toBeGreaterThan(MAX_CONTENT_BYTES);
    expect(await wordpress().runPhp('return Casino_Headless\\LONGEST_CONTENT;')).toBe(MAX_CONTENT_BYTES);
  });
});

describe('languages', () => {
  it('gives one slug in the language asked for', async () => {
    expect(await titles('promotions?slug=welcome-package&lang=es')).toEqual(['Paquete de bienvenida']);
    expect(await titles('promotions?slug=welcome-package&lang=en')).toEqual([
      'Welcome package &#038; first sail',
    ]);
  });

  it('ignores an unknown language', async () => {
    expect(await titles('promotions?slug=welcome-package&lang=xx')).toHaveLength(2);
  });

  it('are those that the site asks for: a post in a code of no language is in no list, and takes no slug of others', async () => {
    const { id } = await wordpress().publish({
      type: 'magazine',
      title: 'A Toronto evening',
      slug: 'a-toronto-evening',
      content: '',
    });
    await wordpress().runPhp(
      `$GLOBALS['wpdb']->insert($GLOBALS['wpdb']->postmeta, ['post_id' => ${id}, 'meta_key' => 'lang', 'meta_value' => 'en-ca']);`,
    );
    const { id: english, slug } = await wordpress().publish({
      type: 'magazine',
      title: 'An evening',
      slug: 'a-toronto-evening',
      content: '',
    });
    expect(slug).toBe('a-toronto-evening');
    expect((await wordpress().update('magazine', english, { title: 'An evening out' })).slug).toBe(slug);
    expect(await titles('magazine?slug=a-toronto-evening&lang=en')).toEqual(['An evening out']);
    expect(await titles('magazine?slug=a-toronto-evening&lang=es')).toEqual([]);
    await expect(wordpress().call('POST', `/wp/v2/magazine/${id}`, { lang: 'en-ca' })).rejects.toThrow(
      'lang',
    );
  });

  /** What each type lists in Spanish, and what an old slug leads to, with this of Polylang; all but pages are in Spanish. */
  const withPolylang = (settings: string) =>
    wordpress().runPhp(
      `${settings}
       $GLOBALS['translated'] = apply_filters('pll_get_post_types', ['post' => 'post', 'page' => 'page'], false);
       function pll_get_post_language($id) { return get_the_terms($id, 'language')[0]->slug ?? false; }
       function pll_is_translated_post_type($types) { return array_intersect((array) $types, $GLOBALS['translated']) !== []; }
       register_taxonomy('language', $GLOBALS['translated'], ['query_var' => 'lang']);
       foreach (get_posts(['post_type' => array_keys(Casino_Headless\\type_names()), 'numberposts' => -1]) as $post) {
         $language = $post->post_type === 'page' ? 'en' : 'es';
         wp_set_object_terms($post->ID, in_array($post->post_type, $GLOBALS['translated']) ? $language : [], 'language');
       }
       remove_all_filters('posts_where');
       $GLOBALS['wp_rest_additional_fields'] = [];
       Casino_Headless\\register_language();
       foreach (Casino_Headless\\type_names() as $type) {
         $request = new WP_REST_Request('GET', "/wp/v2/$type");
         $request->set_query_params(['lang' => 'es']);
         $languages[$type] = array_values(array_unique(array_column(rest_do_request($request)->get_data(), 'lang')));
       }
       $request = new WP_REST_Request('GET', '/casino/v1/resolve');
       $request->set_query_params(['type' => 'promotions', 'slug' => 'tuesday-wave', 'lang' => 'es']);
       return $languages + ['resolved' => rest_do_request($request)->get_data()['slug'] ?? null];`,
    );

  it('are those of Polylang where it is active, for each type, in the response and as a parameter', async () => {
    expect(await withPolylang('')).toEqual({
      pages: [],
      promotions: ['es'],
      games: ['es'],
      magazine: ['es'],
      providers: ['es'],
      themes: ['es'],
      resolved: 'tuesday-tide',
    });
  });

  it('of Polylang hide no post of a type that has been taken out of it', async () => {
    const without = `add_filter('pll_get_post_types', fn ($types) => array_diff($types, ['promotion']), 20);`;
    expect(await withPolylang(without)).toMatchObject({
      promotions: ['en'],
      games: ['es'],
      resolved: 'tuesday-tide',
    });
  });

  it('searches in one language', async () => {
    const hits = await readList(await get('/wp-json/wp/v2/search?search=puerto&lang=es'));
    expect(hits.map((hit) => hit['title'])).toEqual(['Lantern Quay']);
    expect(await readList(await get('/wp-json/wp/v2/search?search=puerto&lang=en'))).toEqual([]);
  });

  it('lets a translation have the slug of its original, and no second post of one language', async () => {
    const draft = { type: 'themes', title: 'Fish', slug: 'fish', content: '' } as const;
    expect((await wordpress().publish(draft)).slug).toBe('fish');
    expect((await wordpress().publish({ ...draft, lang: 'es' })).slug).toBe('fish');
    expect((await wordpress().publish(draft)).slug).toBe('fish-2');
  });
});

describe('fields (acf)', () => {
  it('is an empty list where a post has none', async () => {
    expect(await fieldsOf('promotions?slug=tuesday-tide')).toEqual([]);
  });

  it('gives text as plain text', async () => {
    const fields = readJson(await fieldsOf('promotions?slug=welcome-package&lang=en'));
    expect(fields['subtitle']).toBe('Up to 100 & 50 spins');
  });

  it('has none that the site neither shows nor judges by', async () => {
    const names = await wordpress().runPhp(
      `return array_keys(array_merge(...array_map('Casino_Headless\\fields_of', array_keys(Casino_Headless\\type_names()))));`,
    );
    if (!Array.isArray(names)) throw new TypeError('No list of names');
    const site = readFileSync(path.join(ROOT, 'docs/contracts/upstreams.md'), 'utf8');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !site.includes(`\`${String(name)}\``))).toEqual([]);
  });

  it('cleans what is written by the kind of the field, and refuses what it does not know', async () => {
    const draft = { type: 'promotions', title: 'Fields', slug: 'fields', content: '' } as const;
    const given = { wagering: 'ten', subtitle: '<b>Bold</b>', ends_at: '2026-12-24 18:00' };
    await wordpress().publish({ ...draft, acf: given });
    const [post] = await readList(await get('/wp-json/wp/v2/promotions?slug=fields&acf_format=standard'));
    expect(post?.['acf']).toMatchObject({ wagering: '', subtitle: 'Bold', ends_at: '2026-12-24T18:00:00Z' });
    await expect(wordpress().publish({ ...draft, acf: { unheard: 'x' } })).rejects.toThrow(
      'casino_invalid_field',
    );
  });

  it('§7.4 lets an editor say of a landing page’s offer all that the site judges an offer by', async () => {
    const names = await wordpress().runPhp(
      `return array_map(fn($type) => array_keys(Casino_Headless\\fields_of($type)), ['page', 'promotion']);`,
    );
    const [page, promotion] = names as readonly (readonly string[])[];
    expect(page).toEqual(['hero_title', ...(promotion ?? []).filter((name) => name !== 'game_id')]);
    const draft = { type: 'pages', title: 'Offer', slug: 'landing-offer', content: '' } as const;
    await wordpress().publish({
      ...draft,
      acf: { ends_at: '2026-12-24 18:00', wagering: '10', bonus_code: 'GO' },
    });
    const [post] = await readList(await get('/wp-json/wp/v2/pages?slug=landing-offer&acf_format=standard'));
    expect(post?.['acf']).toMatchObject({
      ends_at: '2026-12-24T18:00:00Z',
      starts_at: null,
      bonus_code: 'GO',
    });
  });

  it('cannot be written without the right to edit the post', async () => {
    const [post] = await readList(await get('/wp-json/wp/v2/promotions?slug=tuesday-tide'));
    const response = await fetch(`${wordpress().origin}/wp-json/wp/v2/promotions/${String(post?.['id'])}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ acf: { subtitle: 'Taken over' } }),
    });
    expect(response.status).toBe(401);
  });
});
