/** What each wide picture shows, by its name in `data/wide-images.ts`. */
import type { Shot } from './shot.ts';
import { ARTICLE_SHOTS } from './shots-articles.ts';
import { HOUSE_SHOTS } from './shots-house.ts';
import { PROMOTION_SHOTS } from './shots-promotions.ts';
import { THEME_SHOTS } from './shots-themes.ts';

export const SHOTS: Readonly<Record<string, Shot>> = {
  ...HOUSE_SHOTS,
  ...PROMOTION_SHOTS,
  ...ARTICLE_SHOTS,
  ...THEME_SHOTS,
};
