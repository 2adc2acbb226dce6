import { ShapeError } from '../../shared/model/shape.ts';
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
