import type { CallName } from '../../worker/upstream/calls.ts';
import { LIFETIMES, type Lifetime } from '../../worker/cache/lifetimes.ts';
import type { CacheTag } from '../../worker/cache/tags.ts';

/** A document of an upstream: its key in the cache, and how its revisions come and go. */
export interface Document {
  readonly index: number;
  readonly key: string;
  readonly call: CallName;
  readonly lifetime: Lifetime;
  readonly tags: readonly CacheTag[];
  /** Whether its changes are announced to the edge, and by which tags; else its lifetime alone makes it stale. */
  readonly announcedBy: readonly CacheTag[] | null;
  /** When each revision came; the index is the revision. */
  readonly since: number[];
}

/** Short, so that a run of minutes sees entries reach the end of what is kept. */
const BRIEF: Lifetime = { memory: 2, fresh: 5, behind: 10, keep: 60, negative: 3 };

const ARTICLES = 10;
export const COUNTRIES = ['GB', 'MT', 'AT', 'CA'] as const;
type Country = (typeof COUNTRIES)[number];
const BRIEF_DOCUMENTS = 6;

/** What the upstreams hold at the moment, and what they have held. */
export class Truth {
  readonly documents: readonly Document[];
  readonly articles: readonly Document[];
  /** The list that shows every article. */
  readonly list: Document;
  readonly brief: readonly Document[];
  readonly #promotions = new Map<Country, Document>();
  readonly #copyrights = new Map<Country, Document>();
  readonly #byKey: ReadonlyMap<string, Document>;

  constructor(start: number) {
    const documents: Document[] = [];
    const add = (facts: Omit<Document, 'index' | 'since'>): Document => {
      const document = { ...facts, index: documents.length, since: [start] };
      documents.push(document);
      return document;
    };
    this.articles = Array.from({ length: ARTICLES }, (_, index) => {
      const tag = `magazine:a${index}` as const;
      return add({
        key: `post:magazine:en:a${index}`,
        call: 'cms.post-magazine',
        lifetime: LIFETIMES.content,
        tags: [tag, 'magazine'],
        announcedBy: ['magazine', tag],
      });
    });
    this.list = add({
      key: 'posts:magazine:en:all:12:1',
      call: 'cms.list-magazine',
      lifetime: LIFETIMES.content,
      tags: ['magazine'],
      announcedBy: ['magazine'],
    });
    for (const country of COUNTRIES) {
      const promotions = {
        key: `promotions:en:${country}`,
        call: 'promotions.list',
        lifetime: LIFETIMES.promotions,
        tags: ['limited-promotions'],
        announcedBy: null,
      } as const;
      this.#promotions.set(country, add(promotions));
      const copyright = {
        key: `copyright:en:${country}`,
        call: 'platform.copyrights',
        lifetime: LIFETIMES.promotions,
        tags: ['platform'],
        announcedBy: null,
      } as const;
      this.#copyrights.set(country, add(copyright));
    }
    this.brief = Array.from({ length: BRIEF_DOCUMENTS }, (_, index) =>
      add({
        key: `brief:${index}`,
        call: 'categories.custom',
        lifetime: BRIEF,
        tags: ['live'],
        announcedBy: null,
      }),
    );
    this.documents = documents;
    this.#byKey = new Map(documents.map((document) => [document.key, document]));
  }

  find(key: string): Document | undefined {
    return this.#byKey.get(key);
  }

  promotionsOf(country: string): Document {
    return belonging(this.#promotions, country);
  }

  copyrightOf(country: string): Document {
    return belonging(this.#copyrights, country);
  }
}

function belonging(documents: ReadonlyMap<string, Document>, country: string): Document {
  const document = documents.get(country);
  if (document === undefined) throw new Error(`No document for ${country}`);
  return document;
}

export function latest({ since }: Document): number {
  return since.length - 1;
}

/** For how long there has been a newer revision, in milliseconds; 0 for the latest. */
export function staleness({ since }: Document, revision: number, now: number): number {
  const superseded = since[revision + 1];
  return superseded === undefined ? 0 : now - superseded;
}
