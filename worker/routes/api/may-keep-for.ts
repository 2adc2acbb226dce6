import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';

/**
 * How long a browser may keep an answer, in seconds; 0: not at all. What was before a publication, because what is after it cannot be
 * had just now, is asked for again: so this comes after the answer's data.
 */
export function mayKeepFor(c: Context<AppEnv>, seconds: number): void {
  const isKept = seconds > 0 && !c.get('services').cache.fellBack();
  c.header('Cache-Control', isKept ? `private, max-age=${seconds}` : 'private, no-store');
}
