import { blocks, h2, p } from '../blocks.ts';
import type { Post, PostType } from '../post.ts';
import { everyCoreBlock } from './every-core-block.ts';

/** Older than everything else, so that lists show them last. */
const DATE = '2019-01-01T00:00:00';
const FIRST_ID = 60_001;
const DEEPEST_LIST = 10;
const LONG_WORD_LETTERS = 10_000;
const LONG_TITLE_WORDS = 200;

type Odd = Partial<Post> & Pick<Post, 'slug'> & { type?: PostType };

/**
 * What a CMS that has been lived in holds beside the ordinary (CONTRACTS.md): each oddity is a post of its own, with a slug
 * that begins with `odd-`, English, last in every list.
 */
const ODD: readonly Odd[] = [
  { slug: 'odd-acf-empty-list', content: p('A post without fields: its acf is an empty list.'), acf: [] },
  {
    slug: 'odd-acf-false',
    type: 'promotions',
    content: p('An empty image field is false, an empty text is an empty text.'),
    acf: {
      subtitle: '',
      bonus_code: '',
      min_deposit: '',
      starts_at: '',
      ends_at: '',
      banner: false,
      game: false,
    },
  },
  {
    slug: 'odd-protected',
    title: 'Protected: The odd one behind a password',
    content: p('Nobody should ever read this sentence.'),
    excerpt: '<p>Nor this one.</p>\n',
    protected: true,
  },
  { slug: 'odd-no-title', title: '', content: p('A post whose editor forgot the title.') },
  {
    slug: 'odd-long-title',
    title: Array.from({ length: LONG_TITLE_WORDS }, (_, index) => titleWord(index)).join(' '),
    content: p('Two hundred words of title and one of text.'),
  },
  {
    slug: 'odd-dangling-image',
    content: p('The featured image was deleted; the embed is an error object.'),
    featuredMedia: { broken: 'gone' },
  },
  {
    slug: 'odd-index-for-image',
    content: p('A broken rewrite: the embed is the index of the whole API.'),
    featuredMedia: { broken: 'index' },
  },
  {
    slug: 'odd-missing-embed',
    content: p('The link is there, the embed is not.'),
    featuredMedia: { broken: 'missing' },
  },
  {
    slug: 'odd-entities',
    title:
      'Fish &amp; Chips &#8211; &#8220;the caf&eacute;&#8221; &lt;b&gt; <em>&amp;amp;</em> &hellip; &#x1F41F;',
    content: p('AT&amp;T, 5 &lt; 6, &nbsp;caf&eacute;, &amp;amp; stays &amp;amp;.'),
    excerpt:
      '<p>Tags &lt;in&gt; <strong>the</strong> excerpt &hellip; <a href="#">Continue reading</a></p>\n',
  },
  {
    slug: 'odd-long-word',
    content: blocks(p('One word follows.'), p('a'.repeat(LONG_WORD_LETTERS)), p('It is over.')),
  },
  { slug: 'odd-deep-list', content: blocks(h2('Ten lists in one another'), deepList(DEEPEST_LIST)) },
  {
    slug: 'odd-right-to-left',
    title: 'מדריך קצר · دليل قصير',
    content: blocks(
      '<h2 class="wp-block-heading" dir="rtl">כותרת מימין לשמאל</h2>',
      '<p dir="rtl">הכללים כתובים בעמוד המשחק, והם תמיד קובעים. מגיל 18 ומעלה.</p>',
      '<p class="has-text-align-right" dir="rtl">القواعد مكتوبة في صفحة اللعبة، وهي المرجع دائمًا. 18+</p>',
      p('And an English sentence with עברית and العربية inside, 123, (parentheses).'),
    ),
  },
  {
    slug: 'odd-embeds',
    content: blocks(
      p('Addresses alone on a line, which the editor did not turn into embeds:'),
      '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>',
      'https://vimeo.com/76979871',
      '<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div><figcaption class="wp-element-caption">A block whose provider did not answer.</figcaption></figure>',
      '<figure class="wp-block-embed is-type-video is-provider-vimeo wp-block-embed-vimeo"><div class="wp-block-embed__wrapper">\n<iframe title="A film" src="https://player.vimeo.com/video/76979871" width="640" height="360" frameborder="0" allow="autoplay; fullscreen" allowfullscreen></iframe>\n</div></figure>',
    ),
  },
  {
    slug: 'odd-iframe-and-video',
    content: blocks(
      '<iframe src="https://maps.example/embed?place=observatory" width="600" height="450" loading="lazy"></iframe>',
      '<figure class="wp-block-video"><video controls poster="{origin}/media/wide/hero-skyline.webp" src="{origin}/media/video/comet.mp4"></video><figcaption class="wp-element-caption">A comet, slowly.</figcaption></figure>',
      '<figure class="wp-block-audio"><audio controls src="{origin}/media/audio/coins.mp3"></audio></figure>',
    ),
  },
  {
    slug: 'odd-more-and-pages',
    content: `<p>Before the fold.</p>\n<!--more-->\n<p><span id="more-60015"></span></p>\n<p>Page one.</p>\n<!--nextpage-->\n<p>Page two.</p>\n<p class="post-nav-links page-links">Pages: <span class="post-page-numbers current">1</span> <a href="https://www.velvet-comet.example/blog/odd-more-and-pages/2/" class="post-page-numbers">2</a></p>`,
  },
  {
    slug: 'odd-script',
    content: blocks(
      p('Written by an administrator, who may do anything:'),
      '<script>window.oddScriptRan = true; document.title = "taken over";</script>',
      '<p onclick="window.oddScriptRan = true">A paragraph with a handler.</p>',
      '<p><a href="javascript:window.oddScriptRan=true">A link that is a script</a> and <img src="x" onerror="window.oddScriptRan=true" alt=""> an image that fails.</p>',
      '<svg viewBox="0 0 1 1"><script>window.oddScriptRan = true</script><a href="javascript:window.oddScriptRan=true"><text>vector</text></a></svg>',
      '<form id="location" action="https://evil.example/"><input name="attributes"><input name="nodeName"></form>',
      '<style>body { display: none }</style><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    ),
  },
  {
    slug: 'odd-broken-markup',
    content:
      '<p>An open <strong>strong and <em>an em closed </strong>in the wrong order</em>\n<ul><li>one<li>two</ul></div></p><table><tr><td>a cell without a row end<p>and a paragraph in it</table><h2>Unclosed heading\n<p>Text & a bare ampersand, a < sign and "quotes"',
  },
  {
    slug: 'odd-wide-table',
    content: blocks(
      h2('Fourteen columns'),
      `<figure class="wp-block-table alignwide"><table><thead><tr>${Array.from({ length: 14 }, (_, index) => `<th>Week ${index + 1}</th>`).join('')}</tr></thead><tbody>${Array.from({ length: 4 }, (_, row) => `<tr>${Array.from({ length: 14 }, (__, index) => `<td>£${(row + 1) * (index + 3)}.00</td>`).join('')}</tr>`).join('')}</tbody></table></figure>`,
    ),
  },
  { slug: 'odd-every-block', title: 'Every core block', content: everyCoreBlock() },
  { slug: 'odd-empty-content', content: '', excerpt: '' },
  {
    slug: 'odd-old-address-new',
    title: 'A post that has moved',
    content: p('Its slug was odd-old-address once, and WordPress remembers.'),
    oldSlugs: ['odd-old-address'],
  },
  { slug: 'odd-draft', title: 'A draft', status: 'draft', content: p('Not published yet.') },
  { slug: 'odd-scheduled', title: 'In the far future', status: 'future', date: '2099-01-01T00:00:00' },
  { slug: 'odd-page', type: 'pages', title: 'An odd page', content: p('A page among odd posts.') },
];

/** The odd posts of one type. */
export function oddPosts(type: PostType): Post[] {
  return ODD.map((odd, index) => post(odd, index)).filter((one) => one.type === type);
}

function post({ type = 'magazine', ...odd }: Odd, index: number): Post {
  return {
    id: FIRST_ID + index,
    lang: 'en',
    status: 'publish',
    date: DATE,
    modified: DATE,
    title: odd.slug.replaceAll('-', ' '),
    content: '',
    excerpt: '<p>An odd post, for tests.</p>\n',
    featuredMedia: null,
    categories: [],
    acf: [],
    author: 2,
    ...odd,
    type,
  };
}

function deepList(depth: number): string {
  const inside = depth === 1 ? '' : `\n${deepList(depth - 1)}`;
  return `<ul class="wp-block-list"><li>Level ${DEEPEST_LIST + 1 - depth}${inside}</li></ul>`;
}

function titleWord(index: number): string {
  const words = ['the', 'very', 'long', 'title', 'of', 'a', 'post', 'that', 'nobody', 'stopped'];
  return words[index % words.length] ?? '';
}
