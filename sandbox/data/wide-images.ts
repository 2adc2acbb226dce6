import * as v from 'valibot';
import json from './wide-images.json' with { type: 'json' };

/** Pixels of the larger file of each kind. */
const SIZES = {
  hero: { width: 1600, height: 700 },
  landing: { width: 1600, height: 700 },
  promotion: { width: 1200, height: 675 },
  article: { width: 1200, height: 675 },
  theme: { width: 1200, height: 675 },
};

const wideImage = v.strictObject({
  name: v.string(),
  kind: v.picklist(['hero', 'landing', 'promotion', 'article', 'theme']),
  /** What the picture shows, in each language of the content. */
  alt: v.strictObject({ en: v.string(), es: v.string() }),
});
export type WideImage = v.InferOutput<typeof wideImage> & { width: number; height: number };

/**
 * The wide pictures that the painter paints for heroes, promotions, articles and theme pages, heroes first. Each is
 * served at `/media/wide/{name}.webp`, and 768 px wide at `/media/wide/{name}@768.webp`.
 */
export const wideImages: readonly WideImage[] = v
  .parse(v.array(wideImage), json)
  .map((image) => Object.assign(image, SIZES[image.kind]));

/** The name of a wide picture's file, the larger one or the one 768 px wide. */
export function wideImagePath(name: string, width?: 768): string {
  return `/media/wide/${name}${width === undefined ? '' : `@${width}`}.webp`;
}
