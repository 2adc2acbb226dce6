import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';

/**
 * The header by which a browser may keep an answer for so many seconds; 0: not at all. What was before a publication, because what
 * is after it cannot be had just now, is asked for again: so this comes after the answer's data.
 */
export function cachingFor(c: Context<AppEnv>, seconds: number): { readonly 'Cache-Control': string } {
  const isKept = seconds > 0 && !c.get('services').cache.fellBack();
  return { 'Cache-Control': isKept ? `private, max-age=${seconds}` : 'private, no-store' };
}
