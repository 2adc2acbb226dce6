import { addressOf } from '../browser/address-of.ts';

/**
 * Whether Back has led on to another page of a document to which it had led a moment before, when nothing of that document had run
 * yet: neither its own script (app/document/entry-script.ts) nor the router was told, and it stands under that page's address. Its
 * own is what the browser asked for. Where the browser does not tell, it is the same.
 */
export function isElsewhere(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival === undefined || !('type' in arrival) || arrival.type !== 'back_forward') return false;
  return addressOf(new URL(arrival.name, location.href)) !== addressOf(location);
}
