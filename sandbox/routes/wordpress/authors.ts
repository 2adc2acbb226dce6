const AUTHORS = [
  {
    id: 2,
    name: 'Isla Marchetti',
    slug: 'isla-marchetti',
    description: 'Edits the magazine and reads every set of terms to the end.',
  },
  {
    id: 3,
    name: 'Tomás Arrieta',
    slug: 'tomas-arrieta',
    description: 'Writes about live tables, probability and the Spanish pages.',
  },
  {
    id: 4,
    name: 'Priya Nandakumar',
    slug: 'priya-nandakumar',
    description: 'Safer-gambling editor; writes the guides on limits and breaks.',
  },
];

/** An author as `/users/{id}` answers, without a picture. */
export function authorJson(id: number, origin: string): Record<string, unknown> {
  const author = AUTHORS.find((one) => one.id === id);
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
