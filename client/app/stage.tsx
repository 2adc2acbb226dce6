import { usePageData } from '../state/app-context.tsx';
import { layoutOf } from './layout-of.ts';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import type { Views } from './page-view.tsx';

interface StageProps {
  readonly views: Views;
}

/** The layout of §2.5 with the page in it. */
export function Stage({ views }: StageProps) {
  const data = usePageData();
  return views.layout(layoutOf(data))(
    // A path is a page of its own; where only the query differs, the page stays and takes the new data.
    <PageErrorBoundary key={data.route.locale + data.route.path} views={views}>
      {views.page(data.page.kind)(data.page)}
    </PageErrorBoundary>,
  );
}
