import * as v from 'valibot';

const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

/** A call to an upstream, as the line of its request names it. */
const upstreamCall = v.object({
  /** The kind of call, such as `cms.search`. */
  'casino.upstream.call': v.string(),
  /** In seconds. */
  'http.client.request.duration': v.number(),
  /** Why it gave nothing; absent when it did. */
  'error.type': v.optional(v.string()),
});

/** What a browser said that a page felt like, without anything of who it was. */
const vital = v.object({
  /** The page's name. */
  'http.route': v.string(),
  'casino.vital.name': v.string(),
  'casino.vital.value': v.number(),
});

/** What failed in a browser, without anything of who it was. */
const browserError = v.object({
  'http.route': v.string(),
  'exception.type': v.string(),
  'exception.message': v.string(),
  /** Frames in the site's own files alone, one a line: `shell-AbC123.js:1:2345`; `npm run symbolicate` reads them. */
  'exception.stacktrace': v.string(),
});

/**
 * One line of the site's log (§7.9): the one definition of it, for who writes it and who reads it. The names are those of
 * OpenTelemetry's semantic conventions, and what they have no name for is under `casino.` (docs/operations.md).
 */
export const logRecordSchema = v.object({
  /** ISO 8601, UTC: when what it says began. */
  timestamp: v.string(),
  severity_text: v.picklist(['INFO', 'WARN', 'ERROR']),
  /** What kind of line it is: `request`, `behind`, `refresh`, `runtime`, `packer`, `settings`, `store`; `delivery` is written by the plugin of WordPress. */
  event_name: v.string(),
  /** Which build of the site wrote it: the package's version and the build's id. */
  'service.version': v.optional(v.string()),
  /** What a person is to read, in lines that are about no request. */
  body: v.optional(v.string()),
  trace_id: v.optional(v.string()),
  span_id: v.optional(v.string()),
  'client.address': v.nullish(v.string()),
  'user_agent.original': v.optional(v.string()),
  'http.request.method': v.optional(v.string()),
  'server.address': v.optional(v.string()),
  'url.path': v.optional(v.string()),
  /** Values that could be a person's are left out. */
  'url.query': v.optional(v.string()),
  /** The name of a page or of a call of our own API, never a path. */
  'http.route': v.optional(v.string()),
  'http.response.status_code': v.optional(v.number()),
  /** In seconds, to the first byte of the response. */
  'http.server.request.duration': v.optional(v.number()),
  'geo.country.iso_code': v.optional(v.string()),
  'casino.locale': v.optional(v.string()),
  'casino.market': v.optional(v.string()),
  'casino.regulation': v.optional(v.string()),
  'casino.device': v.optional(v.string()),
  'casino.page_cache.state': v.optional(v.string()),
  'casino.data_cache.state': v.optional(v.string()),
  /** Why there was no turn for the request. */
  'casino.shed': v.optional(v.string()),
  'casino.upstreams': v.optional(listOf(upstreamCall)),
  'casino.vitals': v.optional(listOf(vital)),
  'casino.browser_errors': v.optional(listOf(browserError)),
  'casino.errors': v.optional(listOf(v.string())),
  'casino.notes': v.optional(listOf(v.string())),
  /** Of work that is no request, in seconds. */
  'casino.duration': v.optional(v.number()),
  'casino.refreshed': v.optional(v.number()),
  'casino.failed': v.optional(v.number()),
  /** Files of this build that were stored for pages of it that outlive it. */
  'casino.kept': v.optional(v.number()),
  /** How often the same line was left out before this one. */
  'casino.repeated': v.optional(v.number()),
});

export type LogRecord = v.InferOutput<typeof logRecordSchema>;
export type UpstreamCallRecord = v.InferOutput<typeof upstreamCall>;
export type VitalRecord = v.InferOutput<typeof vital>;
export type BrowserErrorRecord = v.InferOutput<typeof browserError>;

/** What JSON leaves as it is and a terminal or an editor obeys: C1 controls, line separators, marks of direction. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const OBEYED = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A record as the line that is written. */
export function logLine(record: LogRecord): string {
  return JSON.stringify(record).replace(
    OBEYED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
