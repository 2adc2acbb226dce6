import { describe, expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { toPostCards, toPostRecord } from './post.ts';
import { teaserOf } from './teaser.ts';

const CONTENT = `<p>Stars above the tables.</p>
<div class="wp-block-group uk-only"><p>Only British players read this sentence.</p><p>Nor this.</p></div>
<p>Open all <span class="at-only">Vienna</span> night.</p>`;

/** As `wp_trim_excerpt` makes it: the text of the whole content, cut after some words. */
const MADE = '<p>Stars above the tables. Only British players read this [&hellip;]</p>\n';

const post = (fields: object) => ({
  id: 1,
  slug: 'stars',
  title: { rendered: 'Stars' },
  content: { rendered: CONTENT, protected: false },
  excerpt: { rendered: '', protected: false },
  ...fields,
});
const settings = parseSettings({
  SANDBOX_ORIGIN: 'http://sandbox.example',
  SITE_URL: 'https://www.casino.example',
});
const cardOf = (raw: unknown) => toPostCards([raw], 'en').cards[0];
const OWN = 'Stars above the tables. Open all night.';

describe('§5 what is said of a post where every country reads it', () => {
  test.each([
    ['an excerpt that WordPress made', { rendered: MADE }],
    [
      'one that is cut in the block’s first word',
      { rendered: '<p>Stars above the tables. Only [&hellip;]</p>' },
    ],
    ['one that begins inside the block', { rendered: '<p>players read this sentence</p>' }],
    ['no excerpt', { rendered: '' }],
  ])('%s: the text without the blocks for some countries', (_name, excerpt) => {
    expect(cardOf(post({ excerpt }))?.excerpt).toBe(OWN);
    expect(toPostRecord(post({ excerpt }), settings, 'en')?.excerpt).toBe(OWN);
  });

  test('an excerpt that an editor wrote stays', () => {
    const excerpt = { rendered: '<p>British evenings under the stars</p>' };
    expect(cardOf(post({ excerpt }))?.excerpt).toBe('British evenings under the stars');
  });

  test('where every country sees the whole text, an excerpt of it stays', () => {
    const content = { rendered: '<p>Only British players read this sentence.</p>' };
    expect(cardOf(post({ content, excerpt: { rendered: MADE } }))?.excerpt).toBe(
      'Stars above the tables. Only British players read this…',
    );
  });

  test('a description that a plugin made of such a block is not used', () => {
    const described = (description: string) =>
      toPostRecord(post({ yoast_head_json: { description } }), settings, 'en')?.seo.description;
    expect(described('Stars above the tables. Only British players read')).toBeNull();
    expect(described('Stars, tables, night')).toBe('Stars, tables, night');
  });

  test('a plugin’s title and description come as HTML; an empty title is none', () => {
    const seo = (yoast: object) =>
      toPostRecord(post({ yoast_head_json: yoast }), settings, 'en')?.seo ?? null;
    expect(seo({ title: 'Stars &bull; Casino', description: 'Stars &amp; tables' })).toMatchObject({
      title: 'Stars • Casino',
      description: 'Stars & tables',
    });
    expect(seo({ title: '' })).toMatchObject({ title: null, description: null });
  });

  test('content over the limits has no teaser, and its card stands', () => {
    const rendered = `${'<div>'.repeat(300)}uk-only`;
    expect(teaserOf(rendered).own()).toBe('');
    expect(cardOf(post({ content: { rendered } }))).toMatchObject({ title: 'Stars', excerpt: '' });
  });
});
