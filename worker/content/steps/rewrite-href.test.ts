import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEST_OPTIONS } from '../corpus/test-options.ts';
import { rewriteHref } from './rewrite-href.ts';

const IRISH = {
  ...TEST_OPTIONS,
  siteAliases: ['https://velvet-comet.example.org'],
  locale: 'en-ie' as const,
};

test.each([
  ['/info/terms', 'terms'],
  ['/info/terms/', 'terms'],
  ['info/terms', 'terms'],
  ['https://www.velvet-comet.example/info/terms', 'terms'],
  ['http://velvet-comet.example/en-ca/info/terms/', 'terms'],
  ['https://cms.velvet-comet.example/info/privacy', 'privacy'],
  ['https://platform.example/api/info-page?resourceName=help-faq&popUp=1', 'faq'],
  ['?page=terms', 'terms'],
  ['/index.php?page=bonus-policy', 'bonus-policy'],
  ['/help-deposit.html', 'help-deposit'],
  ['help-deposit', 'help-deposit'],
  ['help-cashout-how-to.htm', 'cashout-how-to'],
  ['/help/cashout-reverse', 'cashout-reverse'],
  ['HelpDepositMethods', 'deposit-methods'],
  ['/info/help-deposit-visa', 'deposit-visa'],
  ['/info/responsible/', 'responsible'],
  ['/info/under-age', 'under-age'],
])(
  '§2.3 the info link %j opens %s in the popup and leads to /info/ in the reader’s locale',
  (href, popupId) => {
    const target = rewriteHref(href, IRISH);
    expect(target).toMatchObject({ kind: 'info', popupId });
    expect(target?.href).toMatch(/^\/en-ie\/info\/[a-z0-9-]+\/$/u);
  },
);

test.each(
  [
    'help underage fair-play help-deposit-account help-deposit-banking help-deposit-methods help-cashout-how-to',
    'help-cashout-time help-cashout-reverse help-cashout-policy help-cashout-self help-upload-documents',
    'help-tech-problems cookies bonus-policy faq security privacy responsible-gambling terms',
  ].flatMap((names) => names.split(' ')),
)('§2.8 %s is a known help page in every shape of link', (name) => {
  const shapes = [
    name,
    `/${name}`,
    `/info/${name}/`,
    `${name}.html`,
    `?page=${name}`,
    `https://www.velvet-comet.example/info/${name}`,
  ];
  for (const href of shapes) expect(rewriteHref(href, TEST_OPTIONS)?.kind, href).toBe('info');
});

test.each([
  ['/blog/help/', '/en-ie/blog/help/'],
  ['/fi/blog/', '/en-ie/fi/blog/'],
  ['HTTP://VELVET-COMET.example:80/promotions', '/en-ie/promotions/'],
  ['//www.velvet-comet.example/promotions', '/en-ie/promotions/'],
  ['https://www.velvet-comet.example.:443/promotions', '/en-ie/promotions/'],
  ['http://www.velvet-comet.example:443/promotions', '/en-ie/promotions/'],
  ['/promotions', '/en-ie/promotions/'],
  ['https://cms.velvet-comet.example/special-welcome-offer/', '/en-ie/special/welcome-offer/'],
  ['https://cms.velvet-comet.example/special-welcome-offer', '/en-ie/special/welcome-offer/'],
  ['https://cms.velvet-comet.example/magazine', '/en-ie/blog/'],
  ['/welcome', '/en-ie/welcome/'],
  ['https://www.velvet-comet.example/promotions?tab=2#terms', '/en-ie/promotions/?tab=2#c-terms'],
  ['https://cms.velvet-comet.example/magazine/first-night/', '/en-ie/blog/first-night/'],
  ['https://cms.velvet-comet.example/magazine/', '/en-ie/blog/'],
  ['https://cms.velvet-comet.example/games/', '/en-ie/casino/games/'],
  ['https://cms.velvet-comet.example/promotions', '/en-ie/promotions/'],
  ['https://cms.velvet-comet.example/providers/', '/en-ie/providers/'],
  ['https://cms.velvet-comet.example/themes/', '/en-ie/themes/'],
  ['https://cms.velvet-comet.example/games/nile/?p=12&preview=true', '/en-ie/casino/games/nile/'],
  ['https://www.velvet-comet.example/es/blog/luna', '/es/blog/luna/'],
  ['https://www.velvet-comet.example', '/en-ie/'],
  ['/?NeoDL=deposit', '/en-ie/?NeoDL=deposit'],
  ['https://cms.velvet-comet.example/sitemap.xml', '/sitemap.xml'],
])('§2.3 our own %s becomes the local path %s', (href, path) => {
  expect(rewriteHref(href, IRISH)).toEqual({ kind: 'local', href: path });
});

test.each([
  ['/files/rules.pdf', 'https://cms.velvet-comet.example/files/rules.pdf'],
  ['jobs', 'https://cms.velvet-comet.example/jobs'],
  ['/es/jobs/cook/?from=blog#pay', 'https://cms.velvet-comet.example/es/jobs/cook/?from=blog#pay'],
  ['/.//evil.example/x', 'https://cms.velvet-comet.example//evil.example/x'],
  ['http://cms.velvet-comet.example/jobs/', 'https://cms.velvet-comet.example/jobs/'],
  ['https://platform.example/account/deposit', 'https://platform.example/account/deposit'],
])('§2.3 %s, which is no page of this site, is where its service has it', (href, address) => {
  expect(rewriteHref(href, IRISH)).toEqual({ kind: 'external', href: address });
});

test.each([
  ['https://www.velvet-comet.example/jobs/cook/', '/en-ie/jobs/cook/'],
  ['//velvet-comet.example/es/jobs/cook', '/es/jobs/cook/'],
  ['https://velvet-comet.example.org/jobs/?p=1#pay', '/en-ie/jobs/#c-pay'],
  ['https://www.velvet-comet.example//evil.example/x', '/en-ie/evil.example/x/'],
])('§2.3 %s names this site and no page of it: it is on this site all the same', (href, path) => {
  expect(rewriteHref(href, IRISH)).toEqual({ kind: 'own', href: TEST_OPTIONS.siteOrigin + path });
});

test('§2.3 where the CMS has the site’s own address, its pages that are not here are nowhere else', () => {
  const options = { ...IRISH, mediaBase: IRISH.siteOrigin, cmsOrigins: [IRISH.siteOrigin] };
  expect(rewriteHref('/jobs/', options)).toEqual({ kind: 'local', href: '/en-ie/jobs/' });
});

test('§2.3 where the site’s address is WordPress’s home, its files are WordPress’s all the same', () => {
  const options = { ...IRISH, cmsOrigins: [...IRISH.cmsOrigins, IRISH.siteOrigin] };
  for (const origin of ['', IRISH.siteOrigin, 'https://velvet-comet.example.org'])
    expect(rewriteHref(`${origin}/wp-content/a.pdf`, options)).toEqual({
      kind: 'file',
      href: 'https://cms.velvet-comet.example/wp-content/a.pdf',
    });
});

test.each([
  ['/wp-content/uploads/rules.pdf', 'file', 'https://cms.velvet-comet.example/wp-content/uploads/rules.pdf'],
  [
    'http://cms.velvet-comet.example/wp-content/a.jpg',
    'file',
    'https://cms.velvet-comet.example/wp-content/a.jpg',
  ],
  ['https://studio.example/game?x=1#y', 'external', 'https://studio.example/game?x=1#y'],
  ['//studio.example/game', 'external', 'https://studio.example/game'],
  ['https://user:word@studio.example/', 'external', 'https://studio.example/'],
  ['mailto:help@velvet-comet.example?subject=Hi', 'contact', 'mailto:help@velvet-comet.example?subject=Hi'],
  ['tel:+44 20 0000', 'contact', 'tel:+44 20 0000'],
  ['#how-it-pays', 'anchor', '#c-how-it-pays'],
] as const)('§2.3 the link %j stays a link of kind %s', (href, kind, address) => {
  expect(rewriteHref(href, TEST_OPTIONS)).toEqual({ kind, href: address });
});

test.each([
  '',
  ' ',
  '#',
  '#!',
  'javascript:void(0)',
  'data:text/html,x',
  'https://',
  '/wp-admin/post.php?post=1',
  '/wp-login.php',
  'sms:1',
  'ftp://x.example/',
])('§2.3 the link %j leads nowhere', (href) => {
  expect(rewriteHref(href, TEST_OPTIONS)).toBeNull();
});

test('§2.3 for any input, a local link never leaves the site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '//',
    '..',
    '.',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    '\t',
    'en-ie',
    'info',
  );
  const origin = fc.constantFrom('', 'https://www.velvet-comet.example', 'https://cms.velvet-comet.example/');
  fc.assert(
    fc.property(origin, fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }), (start, rest) => {
      const target = rewriteHref(start + rest.join(''), TEST_OPTIONS);
      if (target?.kind === 'own') expect(new URL(target.href).origin).toBe(TEST_OPTIONS.siteOrigin);
      if (target?.kind !== 'local' && target?.kind !== 'info') return;
      expect(new URL(target.href, TEST_OPTIONS.siteOrigin).origin).toBe(TEST_OPTIONS.siteOrigin);
      expect(target.href).toMatch(/^\/(?![/\\])/u);
    }),
    { numRuns: 2_000 },
  );
});
