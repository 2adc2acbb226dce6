import type { PostCard } from '../content/post.ts';

type Dated = Pick<PostCard, 'fields'>;

/** Whether an editor's promotion holds at a moment (milliseconds since 1970), by its own dates. */
export function promotionPhase({ fields }: Dated, now: number): 'scheduled' | 'active' | 'expired' {
  if (Date.parse(fields['ends_at'] ?? '') <= now) return 'expired';
  return Date.parse(fields['starts_at'] ?? '') > now ? 'scheduled' : 'active';
}

/** When the next of editors' promotions begins or ends after a moment; `null` when nothing lies ahead. */
export function nextChange(posts: readonly Dated[], now: number): number | null {
  const ahead = posts
    .flatMap(({ fields }) => [Date.parse(fields['starts_at'] ?? ''), Date.parse(fields['ends_at'] ?? '')])
    .filter((moment) => moment > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** The earlier of two moments that there may not be. */
export function earliest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
