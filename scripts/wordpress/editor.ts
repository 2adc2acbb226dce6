import type { Language } from '../../shared/i18n/locales.ts';

/** The contract's types (docs/contracts/upstreams.md). */
export type ContentType = 'pages' | 'promotions' | 'games' | 'magazine' | 'providers' | 'themes';

export interface Draft {
  readonly type: ContentType;
  readonly title: string;
  readonly slug: string;
  /** Gutenberg's markup. */
  readonly content: string;
  readonly excerpt?: string;
  readonly lang?: Language;
  readonly status?: 'publish' | 'draft';
  readonly acf?: Readonly<Record<string, string | number>>;
}

export interface StoredPost {
  readonly id: number;
  readonly slug: string;
  readonly link: string;
}

/** What an editor does, over the same REST calls that the block editor makes. */
export interface Editor {
  readonly publish: (draft: Draft) => Promise<StoredPost>;
  readonly update: (type: ContentType, id: number, changes: Partial<Draft>) => Promise<StoredPost>;
  /** Into the bin. */
  readonly trash: (type: ContentType, id: number) => Promise<void>;
  /** Any REST call as the editor; throws on anything but 2xx, with WordPress's message. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

interface Account {
  readonly origin: string;
  readonly userName: string;
  readonly applicationPassword: string;
}

/** The editor's hands on a running WordPress. */
export function editorOf({ origin, userName, applicationPassword }: Account): Editor {
  const authorization = `Basic ${Buffer.from(`${userName}:${applicationPassword}`).toString('base64')}`;

  const call: Editor['call'] = async (method, path, body) => {
    const response = await fetch(`${origin}/wp-json${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return text === '' ? null : JSON.parse(text);
  };

  return {
    call,
    publish: async ({ type, ...draft }) =>
      storedPost(await call('POST', `/wp/v2/${type}`, { status: 'publish', ...draft })),
    update: async (type, id, changes) => storedPost(await call('POST', `/wp/v2/${type}/${id}`, changes)),
    async trash(type, id) {
      await call('DELETE', `/wp/v2/${type}/${id}`);
    },
  };
}

/** @throws when WordPress answered something that is no post. */
function storedPost(answer: unknown): StoredPost {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('id' in answer && 'slug' in answer && 'link' in answer) ||
    typeof answer.id !== 'number' ||
    typeof answer.slug !== 'string' ||
    typeof answer.link !== 'string'
  ) {
    throw new Error(`WordPress answered no post: ${JSON.stringify(answer).slice(0, 200)}`);
  }
  return { id: answer.id, slug: answer.slug, link: answer.link };
}
