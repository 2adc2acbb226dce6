/** Where the platform keeps a provider's logo. */
export function providerLogo(platformOrigin: string, slug: string): string {
  return `${platformOrigin}/media/providers/${encodeURIComponent(slug)}.svg`;
}
