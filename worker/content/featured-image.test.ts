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
