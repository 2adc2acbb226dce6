import { POST_TYPES } from '../../content/post.ts';
import { SITE_ADDRESS } from '../../content/site-address.ts';

/** What `/wp-json/` says of the site. */
export function apiIndex(origin: string): Record<string, unknown> {
  const bases = [...POST_TYPES, 'categories', 'media', 'search'];
  return {
    name: 'Velvet Comet',
    description: 'The editors’ desk',
    url: origin,
    home: SITE_ADDRESS,
    gmt_offset: '0',
    timezone_string: 'Europe/London',
    namespaces: ['wp/v2'],
    authentication: {},
    routes: Object.fromEntries(
      bases.map((base) => [`/wp/v2/${base}`, { namespace: 'wp/v2', methods: ['GET'] }]),
    ),
    site_logo: 0,
    site_icon: 0,
    site_icon_url: '',
    _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
  };
}
