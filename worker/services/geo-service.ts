import { parseGeo, type GeoData } from '../../shared/contracts/platform/geo.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { isWithin } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import { parsedFrom } from '../upstream/service-context.ts';
import { isRefusedForNow } from '../upstream/upstream-error.ts';
import type { KnownPlace } from './isolate.ts';
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
const FRESH_MS = 10 * 60_000;
/** Kept in memory only, for a day at most, by the address's network: nothing tells afterwards who asked. */
const KEPT_MS = 24 * 60 * 60_000;
/**
 * The platform is not asked again for so long after it failed, or while it is asked behind a response: without a place each
 * question costs its visitor the whole limit.
 */
const RETRY_MS = 30_000;

export function createGeoService(
  request: Pick<ServiceRequest, 'clock' | 'isolate' | 'record' | 'upstream' | 'waitUntil'>,
): GeoService {
  const { places } = request.isolate;

  const load = async (address: string, prefix: string): Promise<GeoData | null> => {
    try {
      const answer = await createPlatformClient(request.upstream).geolocation(address);
      const geo = parsedFrom(request.upstream, answer, () => parseGeo(answer.body));
      const now = request.clock.now();
      places.set(prefix, { geo, learntAt: now, askedAt: now });
      return geo;
    } catch (error) {
      request.record.addError(error);
      const now = request.clock.now();
      // What this isolate has no room to ask says nothing of the network.
      if (!isRefusedForNow(error) && !places.has(prefix)) {
        places.set(prefix, { geo: null, learntAt: now, askedAt: now });
      }
      return null;
    }
  };

  return {
    async place(address) {
      const prefix = address === null ? null : addressPrefix(address);
      if (address === null || prefix === null) return null;
      const now = request.clock.now();
      const known = places.get(prefix);
      if (known !== undefined && isFresh(known, now)) return known.geo;
      const isServed = known !== undefined && known.geo !== null && isWithin(now, known.learntAt, KEPT_MS);
      if (isServed) places.set(prefix, { ...known, askedAt: now });
      else places.delete(prefix);
      const loading = load(address, prefix);
      request.waitUntil(loading);
      if (isServed) return known.geo;
      return within(loading, { clock: request.clock, limitMs: LIMIT_MS, fallback: () => null });
    },
  };
}

function isFresh({ geo, learntAt, askedAt }: KnownPlace, now: number): boolean {
  return isWithin(now, askedAt, RETRY_MS) || (geo !== null && isWithin(now, learntAt, FRESH_MS));
}
