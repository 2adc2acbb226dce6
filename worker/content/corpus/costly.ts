/** HTML of some size that a cleaner without limits, or with one careless loop, would need minutes for. */
export interface CostlyShape {
  readonly name: string;
  readonly make: (size: number) => string;
}

/** A piece over and over, or one piece for each number, until the size is reached. */
function repeated(piece: string | ((index: number) => string), size: number): string {
  if (typeof piece === 'string') return piece.repeat(Math.ceil(size / piece.length));
  const pieces: string[] = [];
  for (let length = 0; length < size; length += pieces.at(-1)?.length ?? 1) pieces.push(piece(pieces.length));
  return pieces.join('');
}

const shape = (
  name: string,
  piece: string | ((index: number) => string),
  { before = '', after = '' }: { readonly before?: string; readonly after?: string } = {},
): CostlyShape => ({ name, make: (size) => before + repeated(piece, size) + after });

/** So many paragraphs with an element in each are within the limit of elements. */
const REOPENED = 9_000;

/** A text inside of elements that lie in one another. */
const inside = (name: string, tags: readonly string[], depth: number, piece = 'word '): CostlyShape =>
  shape(name, piece, {
    before: tags
      .map((tag) => `<${tag}>`)
      .join('')
      .repeat(depth),
    after: tags
      .map((tag) => `</${tag.split(' ')[0]}>`)
      .toReversed()
      .join('')
      .repeat(depth),
  });

/** A long text and little else: what cleaning costs at least. */
export const LONG_TEXT: CostlyShape = shape('a long text', 'word ', { before: '<p>' });

export const COSTLY_SHAPES: readonly CostlyShape[] = [
  LONG_TEXT,
  inside('a long text deep in boxes', ['div'], 240),
  inside('references deep in boxes', ['div'], 240, '&lt;'),
  inside('lines deep in quotations', ['blockquote'], 240, 'word word word word word word word word word<br>'),
  inside('a long text deep in what opens', ['details', 'summary'], 120),
  inside('a long text deep in lists', ['ul', 'li'], 120),
  inside('a long text deep in captions', ['figure', 'figcaption'], 120),
  inside('a long text deep in tables', ['table', 'tr', 'td'], 60),
  inside('a long text deep in blocks for one country', ['div class=uk-only'], 240),
  inside('a long text deep in links', ['p', 'a href=/x', 'marquee'], 80),
  inside(
    'a long text deep in wrappers of embeds',
    ['div class=wp-block-embed__wrapper', 'a href=/x', 'marquee'],
    80,
  ),
  {
    name: 'a long attribute that every paragraph reopens',
    make: (size) => `<p><b title="${repeated('x', size)}"></p>${'<p>x</p>'.repeat(REOPENED)}`,
  },
  {
    name: 'many attributes that every paragraph reopens',
    make: (size) => `<p><b ${repeated((index) => `a${index}=1 `, size)}></p>${'<p>x</p>'.repeat(REOPENED)}`,
  },
  shape('a query in a link', 'a=1&', { before: '<a href="/?', after: '">x</a>' }),
  shape('links to this site', `<a href="/games/#${'x'.repeat(60)}">x</a> `),
  shape('styled paragraphs', `<p style="color:red;background:linear-gradient(90deg,white,black)">x`),
  shape('one id on every element', '<p id=x>'),
  shape('ids that look like copies', (index) => `<p id=x${index % 3 === 0 ? '' : `-${index}`}>`),
  shape('one name on every anchor', '<a name=x>y</a>'),
  shape('one heading over and over', '<h2>a</h2>'),
  shape('ends of the teaser', '<!--more-->'),
  shape('empty comments', '<!>'),
  shape('tables in a figure without a caption', '<table><td>x</table>', {
    before: '<figure>',
    after: '</figure>',
  }),
  {
    name: 'tables beside a long caption',
    make: (size) =>
      `<figure>${repeated('<table><td>x</table>', size / 2)}<figcaption>${repeated('x ', size / 2)}</figcaption></figure>`,
  },
  {
    name: 'a long text in a hundred headings',
    make: (size) => '<h2><div>'.repeat(100) + repeated('word ', size) + '</div></h2>'.repeat(100),
  },
  {
    name: 'quotations of nothing in one another',
    make: (size) => `${`<blockquote><div>${repeated('<i> </i>', size / 100)}`.repeat(100)}x`,
  },
  shape('a srcset of commas', ',a', { before: '<img src=/a.jpg srcset="', after: '">' }),
  shape('a srcset of candidates', (index) => `/a${index}.jpg ${(index % 9_999) + 1}w,`, {
    before: '<img src=/a.jpg srcset="',
    after: '">',
  }),
  shape('attributes', (index) => `a${index}=1 `, { before: '<p ', after: '>' }),
  shape('classes', (index) => `is-a${index} `, { before: '<p class="', after: '">x' }),
  shape('declarations', 'color:red;', { before: '<p style="', after: '">x' }),
  shape('beginnings of a picture', 'background-image:url(', { before: '<p style="', after: '">x' }),
  shape('spaces in a gradient', ' ', { before: '<p style="background:linear-gradient(', after: '">x' }),
  shape('formatting that is never closed', '<p><b>'),
  shape('formatting that every paragraph reopens', '<p>x</p>', { before: '<b a=1><b a=2><b a=3>' }),
  shape('links in links', '<a href=/x>'),
  shape('headings that cross links', `<a id=k><marquee><h3></a>${'word '.repeat(20)}`),
  shape('closing tags without opening ones', '</p>'),
  shape('angle brackets', '<'),
  shape('ampersands', '&'),
  shape('spaces', ' ', { before: '<p>a', after: 'b' }),
  shape('blocks for one country in one another', '<p class=uk-only>x</p>', {
    before: '<div class=uk-only>'.repeat(200),
  }),
  shape('frames of films', '<iframe src=https://youtu.be/aaaaaaaaaaa></iframe>'),
  shape('links to other sites', (index) => `<a href="https://x.example/?a=${index}">x</a>`),
  shape('pictures', '<img src="/a-10x10.jpg" srcset="/a.jpg 1w, /b.jpg 2w" style="width:1px">'),
  shape('dots in an address', '../', { before: '<a href="/', after: '">x' }),
  shape('text from right to left, deep', '<i>א</i>', { before: '<div>'.repeat(200) }),
  shape('list items', '<li>x', { before: '<ul>' }),
];
