import { escapeHtml } from './escape-html.ts';

/** What the pages keep in the browser for when there is no network, and how the service worker shows it. */

/** The browser's cache that holds it; nothing personal is ever put there. */
export const OFFLINE_CACHE = 'offline';

/** Where the last lobby lies in {@link OFFLINE_CACHE}. Not an address of the site. */
export const KEPT_LOBBY = '/offline/lobby.json';

/** What the offline document holds in places that are filled when it is shown. */
export const OFFLINE_MARKS = { lobby: '{lobby}', when: '{when}', hidden: ' hidden=""' } as const;

/** The lobby that was read last: names alone. */
export interface KeptLobby {
  /** BCP 47, for the date. */
  readonly tag: string;
  /** Milliseconds since the epoch. */
  readonly seenAt: number;
  readonly rows: readonly { readonly title: string; readonly games: readonly string[] }[];
}

/** The offline document as it came from the edge, and its language. */
interface KeptDocument {
  readonly html: string;
  /** BCP 47; `null`: not known. */
  readonly tag: string | null;
}

/**
 * The offline document with the last lobby in it: what is put into it is escaped. Without a lobby in the document's language
 * its section stays hidden.
 */
export function fillOffline({ html, tag }: KeptDocument, lobby: KeptLobby | null): string {
  if (lobby?.tag !== tag) return html;
  const rows = lobby.rows.map(
    ({ title, games }) =>
      `<h3>${escapeHtml(title)}</h3><ul>${games.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`,
  );
  const when = new Intl.DateTimeFormat(lobby.tag, { dateStyle: 'medium', timeStyle: 'short' });
  return html
    .replace(OFFLINE_MARKS.hidden, '')
    .replace(OFFLINE_MARKS.when, () => escapeHtml(when.format(lobby.seenAt)))
    .replace(OFFLINE_MARKS.lobby, () => rows.join(''));
}

/** What the cache holds as JSON, or null when it is of another shape: an earlier version may have written it. */
export function readKeptLobby(value: unknown): KeptLobby | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('tag' in value && 'seenAt' in value && 'rows' in value)) return null;
  const { tag, seenAt, rows } = value;
  if (typeof tag !== 'string' || typeof seenAt !== 'number' || !Array.isArray(rows)) return null;
  const read = rows.map((row: unknown) => readRow(row));
  return read.every((row) => row !== null) ? { tag, seenAt, rows: read } : null;
}

function readRow(row: unknown): KeptLobby['rows'][number] | null {
  if (typeof row !== 'object' || row === null || !('title' in row && 'games' in row)) return null;
  const { title, games } = row;
  if (typeof title !== 'string' || !Array.isArray(games)) return null;
  const names = games.filter((name) => typeof name === 'string');
  return names.length === games.length ? { title, games: names } : null;
}
