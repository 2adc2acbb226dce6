import { listMedia } from '../../content/media-library.ts';
import { invalidPostId } from './errors.ts';
import { mediaJson } from './media-json.ts';
import { pickFields } from './fields.ts';
import { itemAnswer, listAnswer, pageOf } from './list-answer.ts';
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
