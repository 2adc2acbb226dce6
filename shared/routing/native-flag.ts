/**
 * The address of a page of this site with the flag of the native app, which each link of the native footer has (§2.6).
 * @param href without a hash
 */
export function withNativeFlag(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}isnative=true`;
}
