import * as v from 'valibot';
import { post, type Post, type PostType } from '../post.ts';
import { oddPostList } from '../schemas.ts';
import list from './list.json' with { type: 'json' };

/** Older than everything else, so that lists show them last. */
const DATE = '2019-01-01T00:00:00';
const FIRST_ID = 60_001;
/** What `{long-word}` stands for in a text. */
const LONG_WORD = 'a'.repeat(10_000);

/** The bodies, byte for byte but for the line feed that ends a file. */
const BODIES = import.meta.glob<string>('./*.html', { eager: true, query: '?raw', import: 'default' });
const ODD = v.parse(oddPostList, list);

/**
 * What a CMS that has been lived in holds beside the ordinary (docs/contracts/upstreams.md), of one type: each oddity is a post of its own,
 * with a slug that begins with `odd-`, English, last in every list.
 */
export function oddPosts(type: PostType): Post[] {
  return ODD.map((odd, index) => oddPost(odd, index)).filter((one) => one.type === type);
}

function oddPost(odd: (typeof ODD)[number], index: number): Post {
  return post({
    id: FIRST_ID + index,
    lang: 'en',
    date: DATE,
    modified: DATE,
    title: odd.slug.replaceAll('-', ' '),
    content: (BODIES[`./${odd.slug}.html`] ?? '').replace(/\n$/, '').replace('{long-word}', LONG_WORD),
    excerpt: '<p>An odd post, for tests.</p>\n',
    ...odd,
  });
}
