import { ACCESSIBILITY_REVIEWED } from '../../shared/config/accessibility.ts';
import type { Day } from '../../shared/domain/markets/duty.ts';
import { keysOf } from '../../shared/domain/records.ts';
import type { PageName } from '../../shared/pages/pages.ts';

/**
 * The kinds of pages that a person has gone through, and when: as docs/how-to/page.md says, by each `reviewed` of `evidence.ts`. A page
 * that comes later is looked at first, and then stands here with its own day.
 */
export const REVIEWED_ON = {
  accessibility: ACCESSIBILITY_REVIEWED,
  'all-games': ACCESSIBILITY_REVIEWED,
  article: ACCESSIBILITY_REVIEWED,
  blog: ACCESSIBILITY_REVIEWED,
  contact: ACCESSIBILITY_REVIEWED,
  error: ACCESSIBILITY_REVIEWED,
  'game-review': ACCESSIBILITY_REVIEWED,
  'game-reviews': ACCESSIBILITY_REVIEWED,
  'game-search': ACCESSIBILITY_REVIEWED,
  home: ACCESSIBILITY_REVIEWED,
  info: ACCESSIBILITY_REVIEWED,
  landing: ACCESSIBILITY_REVIEWED,
  'not-found': ACCESSIBILITY_REVIEWED,
  promotion: ACCESSIBILITY_REVIEWED,
  promotions: ACCESSIBILITY_REVIEWED,
  provider: ACCESSIBILITY_REVIEWED,
  providers: ACCESSIBILITY_REVIEWED,
  restricted: ACCESSIBILITY_REVIEWED,
  'site-search': ACCESSIBILITY_REVIEWED,
  tab: ACCESSIBILITY_REVIEWED,
  theme: ACCESSIBILITY_REVIEWED,
  themes: ACCESSIBILITY_REVIEWED,
} as const satisfies Partial<Readonly<Record<PageName, Day>>>;

export const REVIEWED_PAGES: readonly PageName[] = keysOf(REVIEWED_ON);
