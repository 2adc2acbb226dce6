import { WENT_BACK_KEY } from '../../../shared/config/constants.ts';
import { addressOf } from './address-of.ts';

/**
 * Loads the document anew for an address that Back or Forward has led to: it stays one that was gone back to, which opens
 * nothing over itself (§2.6).
 */
export function reloadForReturn(): void {
  try {
    sessionStorage.setItem(WENT_BACK_KEY, performance.timeOrigin + addressOf(location));
  } catch (error) {
    // What its address opens is then opened again.
    console.warn('Back', error);
  }
  location.reload();
}

/** Whether Back or Forward led to this document, which was then made anew. */
export function isGoneBackTo(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  const type = arrival !== undefined && 'type' in arrival ? arrival.type : null;
  const wasForReturn = takeReload();
  return type === 'back_forward' || (type === 'reload' && wasForReturn);
}

/**
 * Whether it was loaded anew for Back, by the router or by the document's own script, which both write down when their document
 * began: one that is left before its application starts, since Back was pressed so soon, takes nothing of what is meant for the
 * next.
 */
function takeReload(): boolean {
  try {
    const left = sessionStorage.getItem(WENT_BACK_KEY);
    if (left === null || left.startsWith(`${performance.timeOrigin}/`)) return false;
    sessionStorage.removeItem(WENT_BACK_KEY);
    return left.slice(left.indexOf('/')) === addressOf(location);
  } catch {
    // Where nothing can be kept nothing was: the browser's own answer stands.
    return false;
  }
}
