import { pageTooHigh } from './errors.ts';
import type { ListQuery } from './query.ts';
import { REST_HEADERS } from './rest-headers.ts';

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
