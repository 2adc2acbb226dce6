import type { Post } from '../post.ts';
export function articles(): Post[] {
  return [];
}
