import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';

const CMS = 'https://cms.velvet-comet.example';

function clean(html: string): string {
  return cleanHtml(html, TEST_OPTIONS).html;
}

test('§2.12 block classes and alignments are kept, unknown classes are removed', () => {
  expect(
    clean(
      '<div class="wp-block-columns alignwide has-background is-layout-flex wp-container-7 evil" id="w"><p>x</p></div>',
    ),
  ).toBe('<div class="wp-block-columns alignwide has-background is-layout-flex" id="c-w"><p>x</p></div>');
});

test('§2.12 an element whose style names a preset of WordPress has the class that defines them', () => {
  expect(clean('<p style="padding-top:var(--wp--preset--spacing--40)">x</p><p style="margin:0">y</p>')).toBe(
    '<p class="cms-presets" style="padding-top:var(--wp--preset--spacing--40)">x</p><p style="margin:0">y</p>',
  );
});

test('§2.12 a table of contents: ids, two levels, no h1, each id once', () => {
  const { html, toc } = cleanHtml(
    '<h1>One</h1><h2>Two &amp; a <em>half</em></h2><h2 id="own">One</h2><h3>Deep</h3>',
    TEST_OPTIONS,
  );
  expect(html).toBe(
    '<h2 id="c-one">One</h2><h3 id="c-two--a-half">Two &#x26; a <em>half</em></h3><h3 id="c-own">One</h3><h4 id="c-deep">Deep</h4>',
  );
  expect(toc).toEqual([
    { id: 'c-one', text: 'One', level: 2, audiences: [] },
    { id: 'c-two--a-half', text: 'Two & a half', level: 3, audiences: [] },
    { id: 'c-own', text: 'One', level: 3, audiences: [] },
  ]);
});

test('§2.12 links to an anchor still match it, whatever its name', () => {
  expect(clean('<a href="#caf%C3%A9 1">x</a><h2 id="café 1">y</h2><a name="old"></a>')).toBe(
    '<a href="#c-café-1">x</a><h2 id="c-café-1">y</h2><a id="c-old"></a>',
  );
});

test('§2.12 a link to another site opens in a new tab, says so, and passes no opener', () => {
  expect(clean('<a href="https://studio.example/" rel="opener sponsored" target="_top">Studio</a>')).toBe(
    '<a class="cms-external" href="https://studio.example/" rel="noopener sponsored" target="_blank">Studio<span class="cms-hint"> (opens in a new tab)</span></a>',
  );
});

test('§2.8 a link to an info page carries the popup’s page, and an address that works without it', () => {
  expect(clean('<a href="/help-deposit.html" target="_blank">Deposit</a>')).toBe(
    '<a data-info-page="help-deposit" href="/info/deposit/">Deposit</a>',
  );
});

test.each([
  [
    'its attributes',
    `<img src="${CMS}/a.jpg" width="640" height="480" alt="A">`,
    'width="640"',
    'height="480"',
  ],
  ['its name', '<img src="/wp-content/night-1024x683.jpg">', 'width="1024"', 'height="683"'],
  [
    'its candidates',
    `<img src="${CMS}/night.jpg" width="2048" srcset="${CMS}/night-300x200.jpg 300w, ${CMS}/night.jpg 2048w">`,
    'width="2048"',
    'height="1365"',
  ],
])('§2.12 an image has its size from %s, and is loaded lazily', (_, html, width, height) => {
  const result = clean(html);
  expect(result).toContain(width);
  expect(result).toContain(height);
  expect(result).toContain('loading="lazy"');
  expect(result).toContain('decoding="async"');
});

test('§2.12 an image without a size gets a box of a fixed shape', () => {
  expect(clean('<img src="/media/a.webp" width="100%">')).toBe(
    `<img alt="" class="cms-unsized" decoding="async" loading="lazy" src="${CMS}/media/a.webp">`,
  );
});

test('§2.12 srcset and sizes are kept where they are safe, focal crop and alternative text too', () => {
  const html = `<img src="/a-600x400.jpg" alt="Moon" style="object-position:20% 80%" sizes="auto, (max-width: 600px) 100vw, 600px" srcset="/a-600x400.jpg 600w, https://evil.example/x.jpg 900w, ${CMS}/a,b.jpg 1200w">`;
  expect(clean(html)).toBe(
    `<img alt="Moon" decoding="async" height="400" loading="lazy" sizes="(max-width: 600px) 100vw, 600px" src="${CMS}/a-600x400.jpg" srcset="${CMS}/a-600x400.jpg 600w, ${CMS}/a%2Cb.jpg 1200w" style="object-position:20% 80%" width="600">`,
  );
});

test('§2.12 an image of an unlisted host becomes a link to it', () => {
  expect(clean('<img src="https://tracker.example/pixel.gif" alt="Chart">')).toContain(
    'href="https://tracker.example/pixel.gif"',
  );
  expect(clean('<a href="/slots"><img src="https://tracker.example/p.gif" alt="Chart"></a>')).toBe(
    '<a href="/slots/">Chart</a>',
  );
});

test('§2.12 audio and video never play by themselves', () => {
  expect(
    clean(
      '<video autoplay muted controls=false preload=auto width=640 height=360 src="/v.mp4" poster="/p.jpg"><source src="https://evil.example/v.webm"><source src="/v.webm" type="video/webm"><p>old browser</p></video>',
    ),
  ).toBe(
    `<video controls height="360" muted playsinline poster="${CMS}/p.jpg" preload="metadata" src="${CMS}/v.mp4" width="640"><source src="${CMS}/v.webm" type="video/webm"></video>`,
  );
  expect(clean('<audio src="https://evil.example/a.mp3"></audio>')).toContain(
    '<a class="cms-external" href="https://evil.example/a.mp3"',
  );
});

test('§2.12 a frame becomes a facade that requests nothing: a link to the film, and what to load on a click', () => {
  const { html } = cleanHtml(
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Comets &quot;live&quot;"></iframe>',
    TEST_OPTIONS,
  );
  expect(html).toBe(
    '<figure class="wp-block-embed"><div class="cms-embed cms-embed-video" data-embed-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1" data-embed-title="Comets &#x22;live&#x22;"><a class="cms-embed-link cms-external" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener" target="_blank">Load from YouTube: Comets "live"<span class="cms-hint"> (opens in a new tab)</span></a><p class="cms-embed-notice">Loading it connects you to YouTube.</p></div></figure>',
  );
});

test('§2.12 a frame of an unknown host becomes a link', () => {
  expect(clean('<iframe src="https://maps.example/embed?x=1"></iframe>')).toContain('Open on maps.example');
});

test('§2.12 a table is in a region that scrolls, named by its caption, which it keeps', () => {
  expect(
    clean(
      '<figure class="wp-block-table"><table><tr><th scope="row">Pays</th><td colspan="2">35:1</td></tr></table><figcaption>Roulette</figcaption></figure>',
    ),
  ).toBe(
    '<figure class="wp-block-table"><div aria-label="Roulette" class="cms-table" role="region" tabindex="0"><table><tbody><tr><th scope="row">Pays</th><td colspan="2">35:1</td></tr></tbody></table></div><figcaption>Roulette</figcaption></figure>',
  );
  expect(clean('<table><caption>A <b>b</b></caption><tr><td>1</table>')).toContain('aria-label="A b"');
  expect(clean('<table><tr><td>1</table>')).toContain('aria-label="Table"');
});

test.each([
  ['h3 h3 h4', 'h2 h2 h3'],
  ['h2 h4 h4 h3 h2', 'h2 h3 h3 h3 h2'],
  ['h1 h2 h5 h1', 'h2 h3 h4 h2'],
  ['h4 h2', 'h2 h2'],
])('§2.12 headings begin below the title and leave no level out: %s become %s', (written, levels) => {
  const headings = written.split(' ').map((tag, place) => `<${tag}>${place}</${tag}>`);
  expect(Array.from(clean(headings.join('')).matchAll(/<(h\d)/gu), ([, tag]) => tag).join(' ')).toBe(levels);
});

test('§2.12 a heading without words has no level: those below it stand where it stood', () => {
  expect(clean('<h1>&nbsp;</h1><h2>One</h2><h3>Two</h3>')).toBe(
    '<h2 id="c-one">One</h2><h3 id="c-two">Two</h3>',
  );
});

test('§2.12 a header cell without words is a plain cell', () => {
  expect(clean('<table><tr><th scope="col"> </th><th>Pays</th></tr></table>')).toContain(
    '<tr><td> </td><th>Pays</th></tr>',
  );
});

test('a number keeps its sign of per cent or currency on its line', () => {
  const html = clean('<p>Devuelve un 92,13 % y un\n5\n%.</p><pre>7 %</pre>');
  expect(html).toBe('<p>Devuelve un 92,13\u00A0% y un\n5\u00A0%.</p><pre>7 %</pre>');
  expect(clean('<p>de 5\n€ y de 5 £10</p>')).toBe('<p>de 5\u00A0€ y de 5 £10</p>');
});

test('a line break at the start of preformatted text stays, also where something before it was taken out', () => {
  for (const html of ['<pre>\n\n  Rules</pre>', '<pre>\n<img><unknown>\nRules</unknown></pre>']) {
    const once = clean(html);
    expect(once).toMatch(/^<pre>\n\n/u);
    expect(clean(once)).toBe(once);
  }
});

test('§7.4 a file link of another service leads to that service, and stays a download', () => {
  expect(
    cleanHtml('<a href="/wp-content/uploads/terms.pdf" download>Full terms</a>', {
      ...TEST_OPTIONS,
      mediaBase: 'https://promotions.example',
      mediaOrigins: ['https://promotions.example'],
    }).html,
  ).toBe('<a download href="https://promotions.example/wp-content/uploads/terms.pdf">Full terms</a>');
});
