import { expect, test } from 'vitest';
import { cleanHtml } from '../clean-html.ts';
import { TEST_OPTIONS } from '../corpus/test-options.ts';

function clean(html: string): string {
  return cleanHtml(html, TEST_OPTIONS).html;
}

test('a teaser ends at <!--more-->, and at the span WordPress makes of it', () => {
  for (const more of ['<!--more-->', '<p><!--more Read on--></p>', '<p><span id="more-12"></span></p>']) {
    const content = cleanHtml(`<p>Before &amp; so.</p>${more}<p>After.</p>`, TEST_OPTIONS);
    expect(content.excerptText).toBe('Before & so.');
    expect(content.html).toMatch(
      /^<p>Before &#x26; so.<\/p><span id="c-more(?:-12)?"><\/span><p>After.<\/p>$/u,
    );
  }
});

test('without one, the teaser is the first 200 characters of prose, cut at a word', () => {
  const { excerptText } = cleanHtml(
    `<figure><p>no</p></figure><p class="uk-only">no</p><p>${'lorem '.repeat(100)}</p>`,
    TEST_OPTIONS,
  );
  expect(excerptText).toMatch(/^lorem (?:lorem )*lorem…$/u);
  expect(excerptText.length).toBeLessThanOrEqual(201);
});

test('page breaks become a rule between the parts', () => {
  expect(clean('<p>a</p>\n<p><!--nextpage--></p>\n<p>b</p>')).toBe(
    '<p>a</p>\n<hr class="cms-page-break">\n<p>b</p>',
  );
});

test('the editor’s comments, empty paragraphs and empty headings are removed', () => {
  expect(
    clean('<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --><p>&nbsp;</p><p><br></p><p></p><h2> </h2>'),
  ).toBe('<p>a</p>');
});

test('an address on a line of its own is an embed, in a block or alone', () => {
  const frame = 'data-embed-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"';
  for (const html of [
    '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>',
    '<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>',
    '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>c</figcaption></figure>',
    'https://youtu.be/dQw4w9WgXcQ\n',
  ]) {
    expect(clean(html)).toContain(frame);
    expect(clean(html).match(/<figure/gu)).toHaveLength(1);
  }
  expect(clean('<p>See https://youtu.be/dQw4w9WgXcQ first</p>')).not.toContain('data-embed-src');
});

test('an embed of an unknown site is a link', () => {
  expect(
    clean(
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://film.example/1\n</div></figure>',
    ),
  ).toContain('href="https://film.example/1"');
});

test('another WordPress’ embed keeps its quotation and loses its frame', () => {
  expect(
    clean(
      '<blockquote class="wp-embedded-content"><a href="https://news.example/a/">News</a></blockquote><iframe class="wp-embedded-content" src="https://news.example/a/embed/"></iframe>',
    ),
  ).toMatch(
    /^<blockquote><a [^>]*href="https:\/\/news\.example\/a\/"[^>]*>News<span[^>]*>[^<]*<\/span><\/a><\/blockquote>$/u,
  );
});

test('emoji that came as pictures are characters again', () => {
  expect(
    clean(
      '<p>Hi <img src="https://s.w.org/images/core/emoji/14/72x72/1f600.png" alt="😀" class="wp-smiley" /></p>',
    ),
  ).toBe('<p>Hi 😀</p>');
});

test('a lazy loader’s image shows the real one, once', () => {
  expect(
    clean(
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src="/a-100x50.jpg"><noscript><img src="/a-100x50.jpg"></noscript>',
    ),
  ).toBe(
    '<img alt="" decoding="async" height="50" loading="lazy" src="https://cms.velvet-comet.example/a-100x50.jpg" width="100">',
  );
});

test('a cover’s picture that is a style, as that of a fixed one, is a picture', () => {
  const style = 'background-position:20% 50%;background-image:url(/a-100x50.jpg)';
  expect(
    clean(
      `<div class="wp-block-cover has-parallax"><div role="img" aria-label="Stars" class="wp-block-cover__image-background has-parallax" style="${style}"></div><div class="wp-block-cover__inner-container"><p>a</p></div></div>`,
    ),
  ).toMatch(
    /^<div class="wp-block-cover[^"]*"><img alt="Stars" class="wp-block-cover__image-background" [^>]*src="https:\/\/cms\.velvet-comet\.example\/a-100x50\.jpg" style="object-position:20% 50%"[^>]*><div class="wp-block-cover__inner-container"><p>a<\/p>/u,
  );
  expect(
    clean('<div class="wp-block-cover" style="background-image:url(\'/a-100x50.jpg\')"><p>a</p></div>'),
  ).toMatch(/^<div class="wp-block-cover"><img alt="" class="wp-block-cover__image-background" /u);
  expect(
    clean('<div class="wp-block-cover" style="background-image:url(javascript:alert(1))"><p>a</p></div>'),
  ).not.toMatch(/<img|javascript/u);
});

test('old alignments become block classes', () => {
  expect(clean('<center>a</center><p align="right">b</p><img align="left" src="/a-10x10.png">')).toMatch(
    /^<div class="has-text-align-center">a<\/div><p class="has-text-align-right">b<\/p><img alt="" class="alignleft"/u,
  );
});

test('right-to-left text gets its direction, and a direction that was written is kept', () => {
  expect(
    clean('<p>مرحبا</p><p>left</p><div dir="rtl"><p>שלום</p></div><ul><li>مرحبا <b>b</b></li></ul>'),
  ).toBe(
    '<p dir="auto">مرحبا</p><p>left</p><div dir="rtl"><p>שלום</p></div><ul><li dir="auto">مرحبا <b>b</b></li></ul>',
  );
});

test('broken markup is repaired, and lines in a pre are kept', () => {
  expect(clean('<p>a<div>b</p><b>c<p>d</b>e')).toBe('<p>a</p><div>b<b>c</b><p><b>d</b>e</p></div>');
  expect(clean('<pre class="wp-block-verse">\n\n  two\n</pre>')).toBe(
    '<pre class="wp-block-verse">\n\n  two\n</pre>',
  );
});

test('empty content is empty', () => {
  for (const html of ['', ' ', '<p></p>', '<!-- -->']) {
    expect(cleanHtml(html, TEST_OPTIONS)).toEqual({
      html: expect.stringMatching(/^\s*$/u),
      cuts: [],
      toc: [],
      excerptText: '',
    });
  }
});

test('a file block keeps its link and its button, a search block keeps no form', () => {
  expect(
    clean(
      '<div class="wp-block-file"><object class="wp-block-file__embed" data="/r.pdf"></object><a href="/wp-content/r.pdf">Rules</a><a href="/wp-content/r.pdf" class="wp-block-file__button wp-element-button" download>Download</a></div>',
    ),
  ).toBe(
    '<div class="wp-block-file"><a href="https://cms.velvet-comet.example/wp-content/r.pdf">Rules</a><a class="wp-block-file__button wp-element-button" download href="https://cms.velvet-comet.example/wp-content/r.pdf">Download</a></div>',
  );
  expect(clean('<form role="search" class="wp-block-search"><input type="search" name="s"></form>')).toBe('');
});
