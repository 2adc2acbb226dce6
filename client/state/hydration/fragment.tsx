import type { ReactElement } from 'react';
import { edgeHtml, type InnerHtml } from '../../trusted/trusted.ts';
import { AppProvider, useApp, useLocale } from '../app-context.tsx';

/**
 * The contents of an element, as its props. At the edge their HTML is rendered once for each `source`, with the same result;
 * the browser renders and hydrates them as any other.
 *
 * They must use no `useId` (its ids tell a place in the whole tree), no signal, nothing of the visitor or the request, and no
 * image that is fetched early (React announces it in the head). A component calls this as its last hook.
 */
export function useFragment(
  source: object,
  contents: ReactElement,
): InnerHtml | { readonly children: ReactElement } {
  const app = useApp();
  const locale = useLocale();
  if (app.fragments === null) return { children: contents };
  const render = (): ReactElement => <AppProvider app={app}>{contents}</AppProvider>;
  return edgeHtml(app.fragments.htmlOf(source, locale, render));
}
