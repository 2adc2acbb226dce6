import { IttyRouter } from 'itty-router/IttyRouter';
import { hasParameters, PAGE_NAMES, type PageName } from '../pages/pages.ts';
import { addressesOf } from './path-to.ts';

export interface MatchedPage {
  readonly name: PageName;
  /**
   * Decoded, e.g. `{ slug: 'first-steps' }`; of a page with several addresses, `variant` names the one that matched.
   */
  readonly parameters: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly name: PageName;
  readonly pattern: string;
  readonly fixed: Readonly<Record<string, string>>;
}

const candidates: readonly Candidate[] = PAGE_NAMES.flatMap((name) =>
  addressesOf(name).map(({ pattern, variant }) => ({
    name,
    pattern,
    fixed: variant === null ? {} : { variant },
  })),
).toSorted((one, other) => (rank(one.pattern) < rank(other.pattern) ? -1 : 1));

// itty-router compiles the patterns. Its list of compiled routes is public and read here directly, because its own
// `fetch` is asynchronous and takes a `Request`, while a click must be handled synchronously.
const router = IttyRouter();
for (const { pattern } of candidates) router.all(pattern, () => null);
const compiled = router.routes.map(([, expression], index) => ({ expression, candidate: candidates[index] }));

/**
 * The page of a path without its locale prefix (§2.2); null for an unknown route (§8). The edge and the browser both
 * use it. A path without its trailing slash has no page: §2.1 redirects it first.
 */
export function matchPage(path: string): MatchedPage | null {
  if (!path.endsWith('/')) return null;
  for (const { expression, candidate } of compiled) {
    const found = expression.exec(path);
    if (found === null || candidate === undefined) continue;
    const parameters = { ...decodeAll(found.groups ?? {}), ...candidate.fixed };
    if (hasParameters(candidate.name, parameters)) return { name: candidate.name, parameters };
  }
  return null;
}

/**
 * Orders patterns so that a fixed segment is tried before a parameter that would also match it, whatever the list's
 * order.
 */
function rank(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (segment.endsWith('?') ? '2' : '1') : '0'))
    .join('');
}

function decodeAll(groups: Record<string, string | undefined>): Record<string, string> {
  const decoded: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) {
    if (value !== undefined) decoded[name] = decode(value);
  }
  return decoded;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // normalisePath refuses such a path; without it the text is returned as it is
  }
}
