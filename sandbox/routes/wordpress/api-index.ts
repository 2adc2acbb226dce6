import authors from '../../content/authors.json' with { type: 'json' };
import { POST_TYPES } from '../../content/post.ts';
import { SITE_ADDRESS } from '../../content/rendered.ts';

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

/** An author as `/users/{id}` answers, without a picture. */
export function authorJson(id: number, origin: string): Record<string, unknown> {
  const author = authors.find((one) => one.id === id);
  if (author === undefined) {
    return { code: 'rest_user_invalid_id', message: 'Invalid user ID.', data: { status: 404 } };
  }
  return {
    ...author,
    url: '',
    link: `${origin}/author/${author.slug}/`,
    avatar_urls: {},
    acf: [],
    _links: {
      self: [{ href: `${origin}/wp-json/wp/v2/users/${id}` }],
      collection: [{ href: `${origin}/wp-json/wp/v2/users` }],
    },
  };
}
