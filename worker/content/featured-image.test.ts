import { expect, test } from 'vitest';
import { featuredImage } from './featured-image.ts';

const media = (sizes: object, source = 'https://cms.example/a.jpg') => [
  { source_url: source, media_details: { width: 1200, height: 800, sizes } },
];
const size = (source_url: unknown, width: unknown = 600, height: unknown = 400) => ({
  source_url,
  width,
  height,
});

test.each([
  ['a script', size('javascript:alert(1)')],
  ['data', size('data:image/png;base64,AAAA')],
  ['a second address', size('https://cms.example/b.jpg 2w, https://evil.example/x.jpg')],
  ['half an address', size('https://')],
  ['no text', size(7)],
  ['a width below one', size('https://cms.example/b.jpg', 0, 0)],
  ['a width that is no whole number', size('https://cms.example/b.jpg', 600.5, 400.3)],
  ['a width without end', size('https://cms.example/b.jpg', 1e9, 6.67e8)],
])('§2.12 %s among the sizes of a featured image is left out', (_name, wrong) => {
  const image = featuredImage(
    media({ wrong, medium: size('https://cms.example/m,1 .jpg'.replace(' ', '%20')) }),
  );
  expect(image?.srcset).toBe('https://cms.example/m%2C1%20.jpg 600w, https://cms.example/a.jpg 1200w');
});

test.each(['javascript:alert(1)', '//cms.example/a.jpg', 'https://x y/', ''])(
  '§2.12 a featured image at %j is none',
  (source) => expect(featuredImage(media({}, source))).toBeNull(),
);

test.each([
  ['empty details', { media_details: {} }],
  ['no details', {}],
  ['details of a broken upload', { media_details: false }],
  ['a size that is none', { media_details: { width: 0, height: 0, sizes: {} } }],
  [
    'a size in words, beside others',
    { media_details: { width: '1', sizes: { medium: size('https://cms.example/b.jpg') } } },
  ],
])(
  '§7.3 a featured image without a size (%s) is shown in the one that is assumed, and in no other',
  (_what, details) => {
    const shown = { src: 'https://cms.example/a.svg', srcset: null, width: 1200, height: 675 };
    const source = { source_url: shown.src, alt_text: 'A kestrel', focal_point: { x: 0.5, y: 0 } };
    expect(featuredImage([{ ...source, ...details }])).toEqual({
      ...shown,
      alt: 'A kestrel',
      focus: '50% 0%',
    });
  },
);

test.each([
  ['an error', { code: 'rest_forbidden', data: { status: 401 } }],
  ['the index', { namespaces: [] }],
])('§7.3 %s in the place of a featured image is none', (_what, embedded) =>
  expect(featuredImage([embedded])).toBeNull(),
);
