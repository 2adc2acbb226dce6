import type { GameTile } from '../domain/games/game.ts';
import { definePage } from './definition.ts';

/** The themes, each with a few covers of its games (§2.2, §3). */
export interface ThemesData {
  readonly themes: readonly {
    readonly slug: string;
    readonly name: string;
    readonly gameCount: number;
    readonly covers: readonly GameTile[];
  }[];
}

export const themes = definePage<ThemesData>()({
  pattern: '/themes/',
  layout: 'default',
  sitemap: 'addresses',
});
