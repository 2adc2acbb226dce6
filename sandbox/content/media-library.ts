import { wideImagePath, wideImages, type WideImage } from '../data/wide-images.ts';
import type { FeaturedMedia } from './post.ts';

/** The id of a featured image that was deleted: posts still name it. */
const GONE_ID = 8999;
const FIRST_ID = 9001;
const MIDDLE_WIDTH_PX = 768;

export type MediaItem = { id: number; picture: WideImage };

const library: ReadonlyMap<string, MediaItem> = new Map(
  wideImages.map((picture, index) => [picture.name, { id: FIRST_ID + index, picture }]),
);

export function listMedia(): MediaItem[] {
  return [...library.values()];
}

/** The media item of a wide picture. Throws when there is none of that name: our own content must not dangle unawares. */
export function mediaItem(name: string): MediaItem {
  const item = library.get(name);
  if (item === undefined) throw new Error(`No wide picture is called ${name}`);
  return item;
}

/** The media id of a featured image; 0 when there is none, as WordPress has it. */
export function mediaIdOf(featured: FeaturedMedia): number {
  if (featured === null) return 0;
  return typeof featured === 'string' ? mediaItem(featured).id : GONE_ID;
}

/** A media item as `/media/{id}` answers it, with the sizes that exist as files. */
export function mediaJson({ id, picture }: MediaItem, origin: string): Record<string, unknown> {
  const { name, alt, width, height } = picture;
  const api = `${origin}/wp-json/wp/v2`;
  const full = `${origin}${wideImagePath(name)}`;
  const size = (file: string, sizeWidth: number, sizeHeight: number): Record<string, unknown> => ({
    file,
    width: sizeWidth,
    height: sizeHeight,
    mime_type: 'image/webp',
    source_url: `${origin}/media/wide/${file}`,
  });
  return {
    id,
    date: '2026-01-05T09:00:00',
    slug: name,
    type: 'attachment',
    link: `${origin}/${name}/`,
    title: { rendered: titleOf(name) },
    author: 2,
    featured_media: 0,
    acf: [],
    caption: { rendered: '' },
    alt_text: alt,
    media_type: 'image',
    mime_type: 'image/webp',
    media_details: {
      width,
      height,
      file: `2026/01/${name}.webp`,
      filesize: 48_000,
      sizes: {
        medium_large: size(`${name}@768.webp`, MIDDLE_WIDTH_PX, middleHeight(picture)),
        full: size(`${name}.webp`, width, height),
      },
    },
    source_url: full,
    focal_point: null,
    _links: {
      self: [{ href: `${api}/media/${id}` }],
      collection: [{ href: `${api}/media` }],
      about: [{ href: `${api}/types/attachment` }],
      author: [{ embeddable: true, href: `${api}/users/2` }],
    },
  };
}

/** An image field of ACF under `acf_format=standard`. */
export function acfImage(name: string, alt: string, origin: string): Record<string, unknown> {
  const { id, picture } = mediaItem(name);
  const { width, height } = picture;
  return {
    ID: id,
    id,
    title: titleOf(name),
    filename: `${name}.webp`,
    url: `${origin}${wideImagePath(name)}`,
    alt,
    author: '2',
    description: '',
    caption: '',
    name,
    status: 'inherit',
    mime_type: 'image/webp',
    type: 'image',
    subtype: 'webp',
    width,
    height,
    sizes: {
      medium_large: `${origin}${wideImagePath(name, 768)}`,
      'medium_large-width': MIDDLE_WIDTH_PX,
      'medium_large-height': middleHeight(picture),
      large: `${origin}${wideImagePath(name)}`,
      'large-width': width,
      'large-height': height,
    },
  };
}

function middleHeight({ width, height }: WideImage): number {
  return Math.round((MIDDLE_WIDTH_PX * height) / width);
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
