import type { ContentLang, FeaturedMedia } from './post.ts';
import { studios } from '../data/studios.ts';
import { wideImagePath, wideImages, type WideImage } from '../data/wide-images.ts';

/** The id of a featured image that was deleted: posts still name it. */
const GONE_ID = 8_999;
const FIRST_WIDE_ID = 9_001;
const FIRST_LOGO_ID = 9_501;
const MIDDLE_WIDTH_PX = 768;
const LOGO_SIZE_PX = { width: 240, height: 96 };

/** A file of the media library. `middle` is the same picture 768 px wide, where there is one. */
export type MediaItem = {
  id: number;
  name: string;
  path: string;
  alt: Readonly<Record<ContentLang, string>>;
  mimeType: string;
  width: number;
  height: number;
  middle?: { path: string; width: number; height: number };
};

const library: ReadonlyMap<string, MediaItem> = new Map(
  [...wideImages.map(wideItem), ...studios.map(({ name, slug }, index) => logoItem(name, slug, index))].map(
    (item) => [item.name, item],
  ),
);

export function listMedia(): MediaItem[] {
  return [...library.values()];
}

/** A file by its name. Throws when there is none of that name: our own content must not dangle unawares. */
export function mediaItem(name: string): MediaItem {
  const item = library.get(name);
  if (item === undefined) throw new Error(`The media library holds nothing called ${name}`);
  return item;
}

/** The name of a studio's logo in the library. */
export function logoName(studioSlug: string): string {
  return `logo-${studioSlug}`;
}

/** The media id of a featured image; 0 when there is none, as WordPress has it. */
export function mediaIdOf(featured: FeaturedMedia): number {
  if (featured === null) return 0;
  return typeof featured === 'string' ? mediaItem(featured).id : GONE_ID;
}

function wideItem({ name, alt, width, height }: WideImage, index: number): MediaItem {
  return {
    id: FIRST_WIDE_ID + index,
    name,
    path: wideImagePath(name),
    alt,
    mimeType: 'image/webp',
    width,
    height,
    middle: {
      path: wideImagePath(name, MIDDLE_WIDTH_PX),
      width: MIDDLE_WIDTH_PX,
      height: Math.round((MIDDLE_WIDTH_PX * height) / width),
    },
  };
}

function logoItem(studio: string, slug: string, index: number): MediaItem {
  return {
    id: FIRST_LOGO_ID + index,
    name: logoName(slug),
    path: `/media/providers/${slug}.svg`,
    alt: { en: studio, es: studio },
    mimeType: 'image/svg+xml',
    ...LOGO_SIZE_PX,
  };
}
