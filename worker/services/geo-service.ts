import { parseGeo, type GeoData } from '../../shared/contracts/platform/geo.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { within } from '../timing/within.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import { parsedFrom } from '../upstream/service-context.ts';
import type { ServiceRequest } from './service-request.ts';

/** Where a visitor is, by the platform's geolocation (§7.1). */
export interface GeoService {
  /**
   * The place of a client's address; `null` when it is not known in time. An answer that comes later serves the next
   * request from that network.
   */
  place(address: string | null): Promise<GeoData | null>;
}

const LIMIT_MS = 150;
/** Kept in memory only and not for long, by the address's network: nothing tells afterwards who asked. */
const KEPT_MS = 10 * 60_000;
/** The platform is not asked again for so long after it failed: each question costs its visitor the whole limit. */
const KEPT_FAILURE_MS = 30_000;

export function createGeoService(
  request: Pick<ServiceRequest, 'clock' | 'isolate' | 'record' | 'upstream' | 'waitUntil'>,
): GeoService {
  const platform = createPlatformClient(request.upstream);
  const { places } = request.isolate;

  const load = async (address: string, prefix: string): Promise<GeoData | null> => {
    const keep = (geo: GeoData | null, forMs: number): void => {
      places.set(prefix, { geo, until: request.clock.now() + forMs });
    };
    try {
      const body = await platform.geolocation(address);
      const geo = parsedFrom(request.upstream, 'platform', () => parseGeo(body));
      keep(geo, KEPT_MS);
      return geo;
    } catch (error) {
      request.record.addError(error);
      keep(null, KEPT_FAILURE_MS);
      return null;
    }
  };

  return {
    async place(address) {
      const prefix = address === null ? null : addressPrefix(address);
      if (address === null || prefix === null) return null;
      const known = places.get(prefix);
      if (known !== undefined && request.clock.now() < known.until) return known.geo;
      const loading = load(address, prefix);
      request.waitUntil(loading);
      return within(loading, { clock: request.clock, limitMs: LIMIT_MS, fallback: () => null });
    },
  };
}
