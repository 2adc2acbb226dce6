import type { PageData } from '../../shared/page-data.ts';
import { ROUTES, type RouteName } from '../../shared/routes.ts';
import type { LayoutName } from '../../shared/routing/route.ts';

const LAYOUTS = new Map<RouteName, LayoutName>(ROUTES.map(({ name, layout }) => [name, layout]));

/** The layout of a page (§2.5). Errors keep the shell, whatever layout the address would have had (DESIGN.md §5). */
export function layoutOf({ page, route }: Pick<PageData, 'page' | 'route'>): LayoutName {
  if (page.kind === 'error') return 'default';
  if (page.kind === 'restricted') return 'defaultMinimal';
  return LAYOUTS.get(route.name) ?? 'default';
}
