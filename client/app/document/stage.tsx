import { usePageData } from '../../state/app-context.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import type { Views } from '../views/views.tsx';

interface StageProps {
  readonly views: Views;
}

/** The layout of §2.5 with the page in it. */
export function Stage({ views }: StageProps) {
  const { address, layout, page } = usePageData();
  return views.layout(layout)(
    // Another path mounts a new page; where only the query differs, the page stays mounted and gets the new data.
    <PageErrorBoundary key={address.locale + address.path} views={views}>
      {views.page(page.name)(page)}
    </PageErrorBoundary>,
  );
}
