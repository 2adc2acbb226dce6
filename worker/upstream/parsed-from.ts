import { ShapeError, type DroppedRecord } from '../../shared/contracts/parsing/shape.ts';
import type { ServiceName } from './service-context.ts';
import { UpstreamError } from './upstream-error.ts';

/** Parses an upstream's answer; a wrong shape becomes an `UpstreamError` that names the address and the field (CONTRACTS.md). */
export function parsedFrom<T>(service: ServiceName, url: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new UpstreamError({ service, url, failure: 'wrong-shape', detail: error.message, cause: error });
  }
}

/**
 * A wrong record fails that record, not the list (CONTRACTS.md); but a list of which no record can be read is a broken
 * upstream, and what is stored of it is better than an empty page. Throws `UpstreamError`.
 */
export function requireSome(
  service: ServiceName,
  url: string,
  { kept, dropped }: { readonly kept: number; readonly dropped: readonly DroppedRecord[] },
): void {
  const [first] = dropped;
  if (kept > 0 || first === undefined) return;
  const detail = `none of ${dropped.length} records can be read, the first at ${first.path}: ${first.reason}`;
  throw new UpstreamError({ service, url, failure: 'wrong-shape', detail });
}
