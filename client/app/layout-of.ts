import type { PageData, PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';

// The route table says the same (a test compares them), but is fetched with the router only: a page that hydrates needs
// to know its layout and nothing else of it.
const LAYOUTS: Readonly<Partial<Record<PageKind, LayoutName>>> = {
  article: 'contentPage',
  gameReview: 'contentPage',
  info: 'contentPage',
  landing: 'landingPage',
  restricted: 'defaultMinimal',
};

/** The layout of a page (§2.5). Errors keep the shell, whatever layout the address would have had (DESIGN.md §5). */
export function layoutOf({ page }: Pick<PageData, 'page'>): LayoutName {
  return LAYOUTS[page.kind] ?? 'default';
}
