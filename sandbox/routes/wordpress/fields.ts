import { isRecord } from '../is-record.ts';

/**
 * Keeps the `_fields` asked for; `title.rendered` names a nested one. Fields are filtered before embeds are added, so a
 * filter without `_links` leaves WordPress nothing to embed from: the embeds are silently gone.
 */
export function pickFields(
  item: Record<string, unknown>,
  fields: readonly string[],
): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const field of fields) copyPath(item, picked, field.split('.'));
  return picked;
}

/** Whether a filter leaves the links in, from which alone embeds are made. */
export function keepsLinks(fields: readonly string[] | null): boolean {
  return fields === null || fields.some((field) => field === '_links' || field.startsWith('_links.'));
}

function copyPath(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  [key, ...rest]: readonly string[],
): void {
  if (key === undefined || !Object.hasOwn(from, key)) return;
  const value = from[key];
  if (rest.length === 0) {
    to[key] = value;
    return;
  }
  if (!isRecord(value)) return;
  const held = to[key];
  const inner = isRecord(held) ? held : {};
  to[key] = inner;
  copyPath(value, inner, rest);
}
