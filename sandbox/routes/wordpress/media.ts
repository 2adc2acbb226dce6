import { listMedia, type MediaItem } from '../../content/media-library.ts';
import type { ContentLang } from '../../content/post.ts';
import { invalidPostId } from './errors.ts';
import { itemAnswer, listAnswer, pageOf, pickFields } from './list-answer.ts';
import { readListQuery } from './query.ts';

/** GET /wp-json/wp/v2/media */
export function listMediaItems(request: Request, origin: string): Response {
  const url = new URL(request.url);
  const query = readListQuery(url, { by: 'date', descending: true });
  const { fields } = query;
  const wanted = listMedia()
    .filter(({ name }) => query.slugs === null || query.slugs.includes(name))
    .filter(({ id }) => query.include.length === 0 || query.include.includes(id))
    .filter(({ name }) => name.includes(query.search.toLowerCase()));
  const { items, total, pages } = pageOf(wanted, query);
  const body = items.map((item) => {
    const full = mediaJson(item, origin);
    return fields === null ? full : pickFields(full, fields);
  });
  return listAnswer(url, query.page, { body, total, pages });
}

/** GET /wp-json/wp/v2/media/{id} */
export function oneMediaItem(id: string, origin: string): Response {
  const item = listMedia().find((one) => String(one.id) === id);
  if (item === undefined) throw invalidPostId();
  return itemAnswer(mediaJson(item, origin));
}

type Size = { path: string; width: number; height: number };

/** A media item as `/media/{id}` answers it, with the sizes that exist as files. */
function mediaJson(item: MediaItem, origin: string, lang: ContentLang = 'en'): Record<string, unknown> {
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
    alt_text: alt[lang],
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

/** What `_embedded` holds of a media item in a post's language: WordPress's shorter "embed" view. */
export function embeddedMediaJson(
  item: MediaItem,
  origin: string,
  lang: ContentLang,
): Record<string, unknown> {
  const full = mediaJson(item, origin, lang);
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
