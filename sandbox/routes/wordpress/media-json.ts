import type { MediaItem } from '../../content/media-library.ts';

type Size = { path: string; width: number; height: number };

/** A media item as `/media/{id}` answers it, with the sizes that exist as files. */
export function mediaJson(item: MediaItem, origin: string): Record<string, unknown> {
  const { id, name, alt, mimeType, width, height, middle } = item;
  const api = `${origin}/wp-json/wp/v2`;
  return {
    id,
    date: '2026-01-05T09:00:00',
    date_gmt: '2026-01-05T09:00:00',
    guid: { rendered: `${origin}${item.path}` },
    modified: '2026-01-05T09:00:00',
    modified_gmt: '2026-01-05T09:00:00',
    slug: name,
    status: 'inherit',
    type: 'attachment',
    link: `${origin}/${name}/`,
    title: { rendered: titleOf(name) },
    author: 2,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    acf: [],
    focal_point: null,
    description: { rendered: '' },
    caption: { rendered: '' },
    alt_text: alt,
    media_type: 'image',
    mime_type: mimeType,
    media_details: {
      width,
      height,
      file: `2026/01/${fileOf(item.path)}`,
      filesize: 48_000,
      sizes: {
        ...(middle && { medium_large: sizeJson(middle, mimeType, origin) }),
        full: sizeJson(item, mimeType, origin),
      },
    },
    post: null,
    source_url: `${origin}${item.path}`,
    _links: {
      self: [{ href: `${api}/media/${id}` }],
      collection: [{ href: `${api}/media` }],
      about: [{ href: `${api}/types/attachment` }],
      author: [{ embeddable: true, href: `${api}/users/2` }],
    },
  };
}

/** What `_embedded` holds of a media item: WordPress's shorter "embed" view. */
export function embeddedMediaJson(item: MediaItem, origin: string): Record<string, unknown> {
  const full = mediaJson(item, origin);
  return Object.fromEntries(EMBEDDED_FIELDS.map((name) => [name, full[name]]));
}

const EMBEDDED_FIELDS =
  'id date slug type link title author acf focal_point caption alt_text media_type mime_type media_details source_url _links'.split(
    ' ',
  );

/** An image field of ACF under `acf_format=standard`; `alt` is the field's own. */
export function acfImage(item: MediaItem, alt: string, origin: string): Record<string, unknown> {
  const { id, name, mimeType, width, height, middle } = item;
  const url = `${origin}${item.path}`;
  return {
    ID: id,
    id,
    title: titleOf(name),
    filename: fileOf(item.path),
    filesize: 48_000,
    url,
    link: `${origin}/${name}/`,
    alt,
    author: '2',
    description: '',
    caption: '',
    name,
    status: 'inherit',
    mime_type: mimeType,
    type: 'image',
    subtype: mimeType === 'image/webp' ? 'webp' : 'svg+xml',
    width,
    height,
    sizes: {
      ...(middle && {
        medium_large: `${origin}${middle.path}`,
        'medium_large-width': middle.width,
        'medium_large-height': middle.height,
      }),
      large: url,
      'large-width': width,
      'large-height': height,
    },
  };
}

function sizeJson({ path, width, height }: Size, mimeType: string, origin: string): Record<string, unknown> {
  return { file: fileOf(path), width, height, mime_type: mimeType, source_url: `${origin}${path}` };
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
