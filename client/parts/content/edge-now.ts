import { FETCH_TIMEOUT_MS, LIVE_PATH } from '../../../shared/config/constants.ts';

/** The edge's time, Unix milliseconds; the device's where the edge cannot be asked. */
export async function edgeNow(): Promise<number> {
  try {
    const { headers } = await fetch(LIVE_PATH, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? Date.now() : at;
  } catch {
    return Date.now();
  }
}
