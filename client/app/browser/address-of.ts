/** A page's address within the site: its path, and its query with the question mark. */
export function addressOf({ pathname, search }: URL | Location): string {
  return pathname + search;
}
