import type { Model } from './model.ts';

/**
 * The complaints that nothing in the model explains. What the browser says on the console of a failed request is left out:
 * the request itself is among the complaints.
 */
export function unexpected(complaints: readonly string[], model: Model, address: string): readonly string[] {
  return complaints.filter(
    (complaint) =>
      !complaint.includes('Failed to load resource') &&
      // The page says itself that there is none at its address.
      !(complaint.startsWith('status 404: GET') && complaint.endsWith(address)) &&
      // Firefox says so of what a document was fetching when it was left; a request that fails is a complaint of its own.
      !complaint.includes('error loading dynamically imported module') &&
      !complaint.includes('NetworkError when attempting to fetch resource') &&
      // Only the walk takes the network away; a slow page can tell of it when it is there again.
      !complaint.endsWith('net::ERR_INTERNET_DISCONNECTED') &&
      !isExplained(complaint, model),
  );
}

function isExplained(complaint: string, { isOffline, platform }: Model): boolean {
  if (isOffline) return !complaint.startsWith('uncaught');
  return platform !== 'well' && /platform/iu.test(complaint) && !complaint.startsWith('uncaught');
}
