import { LIVE_PATH } from '../../../shared/config/constants.ts';

/** Who has pressed something sees nothing happen for so long. */
const LIMIT_MS = 3_000;

/**
 * Whether the edge can be reached now, so that a full load would not put an error page in the place of a page that can be read. That
 * there is a network says nothing of what lies behind it: a router without a line, a captive portal, a server that starts anew.
 */
export async function isEdgeThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(LIMIT_MS);
  return fetch(LIVE_PATH, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
