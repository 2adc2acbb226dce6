import { beforeAll, describe, expect, it } from 'vitest';
import { readList } from './read-json.ts';
import { AdminBrowser } from './admin-browser.ts';
import { NO_SITE, wordpressFixture } from './wordpress-fixture.ts';

const { wordpress, get } = wordpressFixture(async () => NO_SITE);

let admin: AdminBrowser;
let id: number;

beforeAll(async () => {
  admin = await AdminBrowser.logIn(wordpress().origin, wordpress().password);
  const draft = {
    type: 'promotions',
    title: 'Box',
    slug: 'box',
    content: '',
    acf: { bonus_code: 'OLD' },
  } as const;
  ({ id } = await wordpress().publish(draft));
});

/** The secret that the settings page would store for a typed one. */
const cleanSecret = (value: string) =>
  wordpress().runPhp(
    `require_once ABSPATH . 'wp-admin/includes/template.php'; return Casino_Headless\\clean_secret('${value}');`,
  );

const stored = async () =>
  (await readList(await get(`/wp-json/wp/v2/promotions?include=${id}&acf_format=standard`)))[0];

describe('the box below the editor', () => {
  it('shows language and fields, escaped', async () => {
    await wordpress().update('promotions', id, { acf: { subtitle: '"><script>alert(1)</script> & more' } });
    const page = await admin.get(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(page).toContain('name="casino_lang"');
    expect(page).toContain('name="casino_fields[bonus_code]" value="OLD"');
    expect(page).not.toContain('<script>alert(1)');
  });

  it('saves what the editor typed', async () => {
    const form = await admin.boxForm(id);
    await admin.post(form.action, {
      ...form.hidden,
      casino_lang: 'es',
      'casino_fields[bonus_code]': 'NEW',
      'casino_fields[ends_at]': '2026-12-24T18:00',
      'casino_fields[unheard]': 'x',
    });
    expect(await stored()).toMatchObject({
      lang: 'es',
      acf: { bonus_code: 'NEW', ends_at: '2026-12-24T18:00:00Z' },
    });
  });

  it('§7.4 says in words why the site would not show the offer, before it is published', async () => {
    await wordpress().update('promotions', id, {
      acf: { subtitle: '£10 bonus', wagering: '35', terms: 'Stake £10. £10 bonus.', terms_link: '' },
    });
    const page = await admin.get(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(page).toContain('<li>The bonus is to be wagered 35 times; at most 10 is allowed.</li>');
    expect(page).toContain('<li>It has no link to its full terms.</li>');
    expect(page).toContain('assets/verdict.js');
  });

  it('§7.4 judges what ACF stores, where that is active', async () => {
    const html = await wordpress().runPhp(
      `class ACF {}
       function get_field($name) { return ['wagering' => '35', 'terms_link' => '/info/terms/'][$name] ?? null; }
       ob_start(); Casino_Headless\\show_verdict(get_post(${id})); return ob_get_clean();`,
    );
    expect(html).toContain('wagered 35 times');
    expect(html).not.toContain('no link to its full terms');
  });

  it('§7.4 has the verdict in a box of its own, so that it is there beside ACF and a plugin for languages too', async () => {
    const page = await admin.get(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(page).toMatch(/id="casino-verdict-box"[^]*id="casino-verdict"/);
    const boxes = await wordpress().runPhp(
      `require_once ABSPATH . 'wp-admin/includes/template.php'; require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php'; require_once ABSPATH . 'wp-admin/includes/screen.php';
       class ACF {}
       function get_field() { return ''; }
       function pll_get_post_language() { return 'en'; }
       do_action('add_meta_boxes', 'promotion', get_post(${id}));
       return array_keys($GLOBALS['wp_meta_boxes']['promotion']['normal']['high']);`,
    );
    expect(boxes).toEqual(['casino-verdict-box']);
  });

  it('§7.4 judges nothing for who may not edit', async () => {
    const url = `${wordpress().origin}/wp-json/casino/v1/verdict?id=${id}`;
    expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  });

  it.each(['page', 'promotion', 'magazine'])(
    '§7.4 has the verdict in a region that is there before anything is written in a new %s, with nothing in it',
    async (type) => {
      await wordpress().runPhp(`delete_option(Casino_Headless\\FAILURE_OPTION);`);
      const page = await admin.get(`/wp-admin/post-new.php?post_type=${type}`);
      const region = /<div id="casino-verdict" role="status">.*?<\/ul><\/div><\/div>/s.exec(page)?.[0] ?? '';
      expect(Array.from(region.matchAll(/data-kind="(\w+)" hidden/g), ([, kind]) => kind)).toEqual(
        type === 'promotion' ? ['refusals', 'delivery'] : ['refusals', 'breaches', 'delivery'],
      );
      expect(page).toContain('assets/verdict.js');
    },
  );

  describe('judges what is being written', () => {
    let page: number;
    const verdict = (sent: object) =>
      wordpress().call('POST', '/casino/v1/verdict', { id: page, language: 'en', ...sent });

    beforeAll(async () => {
      const draft = { type: 'pages', title: 'New', slug: 'new', content: '', status: 'draft' } as const;
      ({ id: page } = await wordpress().publish(draft));
    });

    it('§7.4 a page while it has significant terms', async () => {
      const offer = { title: '£10 bonus', terms: 'Stake £10. £10 bonus.' };
      expect(await verdict(offer)).toMatchObject({
        breaches: expect.arrayContaining(['It has no link to its full terms.']),
      });
      expect(await verdict({ ...offer, terms: ' ' })).toMatchObject({ breaches: [] });
    });

    it('its slug, its language and the length of its text, until they are mended', async () => {
      expect(
        await verdict({ slug: '%f0%9f%8e%89', language: 'en-ca', content: 'word '.repeat(400_000) }),
      ).toMatchObject({
        refusals: [
          expect.stringContaining('those with these slugs alone: '),
          expect.stringContaining('Its slug has characters'),
          expect.stringContaining('Its language is none'),
          expect.stringContaining('Its text is too long'),
        ],
      });
      expect(await verdict({ slug: 'welcome', content: 'word' })).toMatchObject({ refusals: [] });
    });

    it('§2.2 a page that the site has no place for, once it has a slug', async () => {
      const misplaced = [expect.stringMatching(/alone: contact-us, .*welcome/u)];
      expect(await verdict({ slug: 'about-our-team' })).toMatchObject({ refusals: misplaced });
      for (const slug of ['', 'contact-us', 'special-welcome-offer'])
        expect(await verdict({ slug }), slug).toMatchObject({ refusals: [] });
    });

    it('§7.3 and that the site was not told of a change, which the block editor shows nowhere else', async () => {
      await wordpress().runPhp(
        `Casino_Headless\\keep_failure(['type' => 'pages', 'slug' => 'new', 'lang' => 'en'], new WP_Error('refused', 'the site answered 503'), 1);`,
      );
      expect(await verdict({})).toMatchObject({
        delivery: [
          expect.stringContaining('could not be told of a change to pages/new (the site answered 503'),
        ],
      });
      await wordpress().runPhp(`delete_option(Casino_Headless\\FAILURE_OPTION);`);
      expect(await verdict({})).toMatchObject({ delivery: [] });
    });
  });

  it('says why the site does not show a post: its slug, the length of its text as it is sent', async () => {
    const shown = async () => {
      const page = await admin.get(`/wp-admin/post.php?post=${id}&action=edit`);
      return ['Its slug has characters', 'Its language is none', 'Its text is too long'].filter((words) =>
        page.includes(words),
      );
    };
    expect(await shown()).toEqual([]);
    const store = (column: string, value: string) =>
      wordpress().runPhp(
        `$GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, ['${column}' => ${value}], ['ID' => ${id}]); clean_post_cache(${id});`,
      );
    await store('post_name', "'%f0%9f%8e%89-box'");
    expect(await shown()).toEqual(['Its slug has characters']);
    await store('post_content', "str_repeat('word ', 400000)");
    expect(await shown()).toEqual(['Its slug has characters', 'Its text is too long']);
    await store('post_name', "'box'");
    // What a block stores beside its text is not sent; what WordPress makes of a text is.
    await store('post_content', `'<!-- wp:none {"a":"' . str_repeat('word ', 400000) . '"} /-->'`);
    expect(await shown()).toEqual([]);
    await store('post_content', String.raw`str_repeat("a\n\n", 200000)`);
    expect(await shown()).toEqual(['Its text is too long']);
    await store('post_content', "''");
  });

  it('gives a post whose language changes a slug that is free in the new one, and its own back', async () => {
    const draft = { type: 'magazine', title: 'Quay', slug: 'quay', content: '' } as const;
    await wordpress().publish(draft);
    const { id: translation } = await wordpress().publish({ ...draft, lang: 'es' });
    const form = await admin.boxForm(translation);
    const slugIn = async (casino_lang: string) => {
      await admin.post(form.action, { ...form.hidden, post_name: 'quay', casino_lang });
      return wordpress().runPhp(`return get_post(${translation})->post_name;`);
    };
    expect([await slugIn('es'), await slugIn('en'), await slugIn('es')]).toEqual(['quay', 'quay-2', 'quay']);
  });

  it('§7.4 judges an offer by what its readers get: of a synced pattern its text, of `&nbsp;` a space', async () => {
    const breaches = (content: string) =>
      wordpress().runPhp(
        `$pattern = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Small print',
           'post_content' => '<p>The bonus is wagered 50 times.</p>']);
         return Casino_Headless\\breaches_of(['title' => 'A £10 bonus', 'terms' => '18+.', 'content' => ${content}]);`,
      );
    const said = 'The bonus is to be wagered 50 times; at most 10 is allowed.';
    expect(await breaches(`'<p>The bonus is wagered 50&nbsp;times.</p>'`)).toContain(said);
    expect(await breaches(`'<!-- wp:block {"ref":' . $pattern . '} /-->'`)).toContain(said);
    expect(await breaches(`'<p>The bonus is yours.</p>'`)).not.toContain(said);
  });

  it('keeps a language that is none of the site’s until the editor chooses one', async () => {
    const stray = await wordpress().publish({ type: 'magazine', title: 'Stray', slug: 'stray', content: '' });
    await wordpress().runPhp(
      `$GLOBALS['wpdb']->insert($GLOBALS['wpdb']->postmeta, ['post_id' => ${stray.id}, 'meta_key' => 'lang', 'meta_value' => 'en-ca']);`,
    );
    const page = await admin.get(`/wp-admin/post.php?post=${stray.id}&action=edit`);
    expect(page).toContain('Its language is none of the site’s');
    const form = await admin.boxForm(stray.id);
    const language = () => wordpress().runPhp(`return get_post_meta(${stray.id}, 'lang', true);`);
    for (const [chosen, kept] of [
      ['en-ca', 'en-ca'],
      ['es', 'es'],
    ] as const) {
      await admin.post(form.action, { ...form.hidden, casino_lang: chosen });
      expect(await language()).toBe(kept);
    }
  });

  it('saves nothing without its nonce', async () => {
    const form = await admin.boxForm(id);
    await admin.post(form.action, {
      ...form.hidden,
      casino_headless_fields: 'forged',
      casino_lang: 'en',
      'casino_fields[bonus_code]': 'FORGED',
    });
    expect(await stored()).toMatchObject({ lang: 'es', acf: { bonus_code: 'NEW' } });
  });
});

describe('the settings page', () => {
  it('tells what is set in wp-config.php and never prints the secret', async () => {
    const page = await admin.get('/wp-admin/options-general.php?page=casino-headless');
    expect(page.match(/Set in wp-config\.php/g)).toHaveLength(2);
    expect(page).not.toContain('a secret of the tests');
  });

  it('tries the connection and shows the result', async () => {
    const page = await admin.get('/wp-admin/options-general.php?page=casino-headless');
    const nonce =
      /name="action" value="casino_headless_check">\s*<input type="hidden" id="_wpnonce" name="_wpnonce" value="(\w+)"/.exec(
        page,
      )?.[1];
    await admin.post('/wp-admin/admin-post.php', { action: 'casino_headless_check', _wpnonce: nonce ?? '' });
    expect(
      await admin.get('/wp-admin/options-general.php?page=casino-headless&settings-updated=true'),
    ).toContain('The site could not be told');
  });

  it('tries nothing without a nonce', async () => {
    const response = await admin.post('/wp-admin/admin-post.php', {
      action: 'casino_headless_check',
      _wpnonce: 'forged',
    });
    expect(response.status).toBe(403);
  });

  it('takes an origin only, and a secret of 16 characters only, as the site does', async () => {
    expect(await cleanSecret('x'.repeat(15))).toBe('');
    expect(await cleanSecret('x'.repeat(16))).toBe('x'.repeat(16));
    const origin = 'return Casino_Headless\\is_origin';
    for (const [value, verdict] of [
      ['https://casino.example', true],
      ['http://localhost:8787', true],
      ['javascript:alert(1)', false],
      ['https://casino.example/path', false],
      ['casino.example', false],
      ['https://user:pass@casino.example', false],
    ] as const) {
      expect([value, await wordpress().runPhp(`${origin}('${value}');`)]).toEqual([value, verdict]);
    }
  });
});
