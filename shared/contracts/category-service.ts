import * as v from 'valibot';
import type { GameIdLists } from '../domain/games/catalogue.ts';
import { parseGameIds } from './parsing/game-ids.ts';
import { cleanText } from './parsing/loose.ts';
import { type DroppedRecord, parseRecord, parseShape } from './parsing/shape.ts';

const list = v.array(v.unknown());
const key = v.pipe(cleanText, v.nonEmpty('Expected a name'));
const category = v.object({ slug: key, gameIds: list });
const featured = v.object({ name: key, gameIds: list });

export interface ParsedLists {
  readonly lists: GameIdLists;
  readonly dropped: readonly DroppedRecord[];
}

/**
 * Custom categories by slug (§3, §7.2), ids in order, none twice. Of two lists with one slug the first is kept.
 * @throws ShapeError when the response is no list; the caller then goes on without custom categories (§8)
 */
export function parseCategories(input: unknown): ParsedLists {
  return parseLists(input, (record, path, drop) => {
    const parsed = parseRecord(category, record, path, drop);
    return parsed && { name: parsed.slug.toLowerCase(), gameIds: parsed.gameIds };
  });
}

/** Custom featured lists by name (§3, §7.2); as `parseCategories`. */
export function parseFeatured(input: unknown): ParsedLists {
  return parseLists(input, (record, path, drop) => parseRecord(featured, record, path, drop));
}

type ListReader = (
  record: unknown,
  path: string,
  drop: (record: DroppedRecord) => void,
) => { readonly name: string; readonly gameIds: readonly unknown[] } | null;

function parseLists(input: unknown, read: ListReader): ParsedLists {
  const dropped: DroppedRecord[] = [];
  const drop = (record: DroppedRecord): void => {
    dropped.push(record);
  };
  const lists = new Map<string, readonly number[]>();
  for (const [index, record] of parseShape(list, input).entries()) {
    const parsed = read(record, `${index}`, drop);
    if (parsed === null) continue;
    if (lists.has(parsed.name)) drop({ path: `${index}`, reason: `List ${parsed.name} came before` });
    else lists.set(parsed.name, [...new Set(parseGameIds(parsed.gameIds, `${index}.gameIds`, drop))]);
  }
  return { lists: Object.fromEntries(lists), dropped };
}
