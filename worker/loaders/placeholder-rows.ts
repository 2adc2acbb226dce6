import { GRID_SIZE, REEL_SIZE } from '../../shared/config/constants.ts';
import type { LobbyRow } from '../../shared/page-data.ts';

/** Rows that hold their place until the browser knows the games; `total` is what will stand there at most. */
export function placeholderRows(): readonly LobbyRow[] {
  const row = (id: string, layout: LobbyRow['layout'], total: number): LobbyRow => ({
    id,
    titleKey: id,
    title: null,
    layout,
    href: id === 'featured' || id === 'popular' ? null : `/${id}/`,
    total,
    tiles: [],
  });
  return [
    row('featured', 'grid', GRID_SIZE),
    row('popular', 'reel', REEL_SIZE),
    row('new', 'reel', REEL_SIZE),
    row('slots', 'reel', REEL_SIZE),
  ];
}
