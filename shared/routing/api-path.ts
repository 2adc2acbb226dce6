import { API_PATH } from '../config/constants.ts';

/** The calls of our own API: each path after `/api/`, as a route's pattern, with the method that it takes. */
export const API_CALLS = {
  page: 'GET',
  'info/:page/': 'GET',
  'payment-methods': 'GET',
  footer: 'GET',
  geo: 'GET',
  games: 'GET',
  categories: 'GET',
  promotions: 'GET',
  search: 'GET',
  chat: 'POST',
  csp: 'POST',
  vitals: 'POST',
  errors: 'POST',
  ticket: 'POST',
} as const satisfies Readonly<Record<string, 'GET' | 'POST'>>;

export type ApiPattern = keyof typeof API_CALLS;

/** A pattern with its parameter filled in: `info/terms/`. */
type Filled<Pattern extends string> = Pattern extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${Rest}`
  : Pattern;

/** A call as a client writes it. */
type ApiCall = Filled<ApiPattern>;

/** The address of a call with its query: `apiPath('games', { lang: 'es' })` is `/api/games?lang=es`. */
export function apiPath(call: ApiCall, query: Readonly<Record<string, string>> = {}): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${API_PATH}/${call}${search.length === 0 ? '' : `?${search.join('&')}`}`;
}
