import * as v from 'valibot';
import { parseRecords, parseShape } from '../../shared/contracts/parsing/shape.ts';

/** Directives whose violations are counted by name; any other counts as `other`, so that the number of names is bounded. */
const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
] as const;
export type ViolatedDirective = (typeof DIRECTIVES)[number] | 'other';

/** Something that the content security policy has blocked, without anything about who was blocked. */
export interface PolicyViolation {
  readonly directive: ViolatedDirective;
  /** The address without query and credentials, a word such as `inline`, or the scheme of anything else. */
  readonly blocked: string;
  /** The page's path. */
  readonly page: string;
}

const MOST_IN_ONE_MESSAGE = 20;
const LONGEST_ADDRESS = 200;

const text = v.pipe(v.string(), v.maxLength(8_000));

const directive = v.pipe(
  text,
  // Older browsers repeat the whole directive.
  v.transform((written) => written.trim().split(' ', 1)[0]),
  v.transform((name): ViolatedDirective => DIRECTIVES.find((known) => known === name) ?? 'other'),
);
const blocked = v.optional(v.pipe(text, v.transform(withoutPrivateParts)), '');
const page = v.pipe(text, v.transform(pathOf));

/** A page's path; of an address that is no page's, its scheme. */
function pathOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  const isPage = /^https?:$/u.test(url.protocol);
  return (isPage ? url.pathname : url.protocol.slice(0, -1)).slice(0, LONGEST_ADDRESS);
}

/** For `report-uri` of CSP. */
const legacySchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': page,
      'effective-directive': v.optional(directive),
      'violated-directive': v.optional(directive),
      'blocked-uri': blocked,
    }),
  }),
  v.transform(({ 'csp-report': report }): PolicyViolation => ({
    directive: report['effective-directive'] ?? report['violated-directive'] ?? 'other',
    blocked: report['blocked-uri'],
    page: report['document-uri'],
  })),
);

/** For `report-to` (Reporting API). */
const reportSchema = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ documentURL: page, effectiveDirective: directive, blockedURL: blocked }),
  }),
  v.transform(({ body }): PolicyViolation => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
  })),
);

/** `application/csp-report`: one report. WebKit sends those for `report-to` under this type too. */
const oneSchema = v.union([legacySchema, reportSchema], 'Expected a report of a violation');
/** `application/reports+json`. */
const listSchema = v.pipe(v.array(v.unknown()), v.maxLength(MOST_IN_ONE_MESSAGE));

/** How browsers send what the policy has blocked. */
export type ReportType = 'application/csp-report' | 'application/reports+json';

/**
 * Parses what a browser reports. Reports of other kinds in a list are left out.
 * @throws ShapeError when that is not its shape
 */
export function parseCspReports(type: ReportType, input: unknown): readonly PolicyViolation[] {
  if (type === 'application/csp-report') return [parseShape(oneSchema, input)];
  return parseRecords(reportSchema, parseShape(listSchema, input), '$').records;
}

/** What names no person: an address without query, fragment and credentials; of other schemes the scheme alone. */
function withoutPrivateParts(address: string): string {
  if (/^[a-z-]{0,30}$/u.test(address)) return address;
  const url = URL.parse(address);
  if (url === null) return 'unreadable';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return url.protocol.slice(0, LONGEST_ADDRESS);
  return (url.origin + url.pathname).slice(0, LONGEST_ADDRESS);
}
