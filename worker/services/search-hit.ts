import * as v from 'valibot';
import {
  contentTypeOf,
  isSlug,
  wordPressHit,
  writtenSlug,
  type ContentType,
} from '../../shared/contracts/wordpress.ts';
import { cleanTitle } from '../content/clean-text.ts';

/** A post that WordPress's search has found. */
export interface SearchHit {
  readonly id: number;
  /** Plain text. */
  readonly title: string;
  readonly type: ContentType;
  readonly slug: string;
}

/** A hit of WordPress's search; none where it is no post that this site shows. */
export function searchHit(raw: unknown): readonly SearchHit[] {
  const parsed = v.safeParse(wordPressHit, raw);
  if (!parsed.success) return [];
  const { id, title, subtype, url, _embedded } = parsed.output;
  const post = _embedded.self[0];
  const type = contentTypeOf(subtype);
  const slug = post?.slug ?? v.parse(writtenSlug, lastSegment(url));
  return type === undefined || !isSlug(slug) ? [] : [{ id, title: cleanTitle(title), type, slug }];
}

function lastSegment(url: string): string {
  return (
    url
      .split(/[?#]/u, 1)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? ''
  );
}
