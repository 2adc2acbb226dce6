import { isRecord } from '../answer.ts';
import { REST_HEADERS, pageTooHigh } from './errors.ts';
import type { ListQuery } from './query.ts';

/** The items of the page asked for, and how many there are. Throws WordPress's 400 past the end of posts. */
export function pageOf<T>(items: readonly T[], query: ListQuery, pastTheEnd: 'error' | 'empty' = 'error') {
  const pages = Math.ceil(items.length / query.perPage);
  if (query.page > pages && items.length > 0 && pastTheEnd === 'error') throw pageTooHigh();
  const start = (query.page - 1) * query.perPage;
  return { items: items.slice(start, start + query.perPage), total: items.length, pages };
}

type ListAnswer = { body: unknown[]; total: number; pages: number };

/** A bare array with the totals in headers and the neighbouring pages in `Link`. */
export function listAnswer(url: URL, page: number, { body, total, pages }: ListAnswer): Response {
  const headers = new Headers(HEADERS);
  headers.set('x-wp-total', String(total));
  headers.set('x-wp-totalpages', String(pages));
  const links = [
    ...(page > 1 ? [linkTo(url, Math.min(page - 1, Math.max(pages, 1)), 'prev')] : []),
    ...(page < pages ? [linkTo(url, page + 1, 'next')] : []),
  ];
  if (links.length > 0) headers.set('link', links.join(', '));
  return new Response(JSON.stringify(body), { headers });
}

export function itemAnswer(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: HEADERS });
}

const HEADERS = { ...REST_HEADERS, allow: 'GET' };

function linkTo(url: URL, page: number, rel: 'prev' | 'next'): string {
  const target = new URL(url);
  target.searchParams.set('page', String(page));
  return `<${target.href}>; rel="${rel}"`;
}

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
