import { Suspense, use, type ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LastResort } from './last-resort.tsx';
import type { Views } from '../views/views.tsx';

interface PageErrorBoundaryProps {
  readonly views: Views;
  readonly children: ReactNode;
}

/**
 * A page that throws is replaced by the error page (§2.4 "any other code"); if that throws too, by `LastResort`. Header
 * and footer stay: they are outside of the boundary.
 */
export function PageErrorBoundary({ views, children }: PageErrorBoundaryProps) {
  const errorPage = (
    <ErrorBoundary fallback={<LastResort />}>
      <Suspense>
        <ErrorPage views={views} />
      </Suspense>
    </ErrorBoundary>
  );
  return <ErrorBoundary fallback={errorPage}>{children}</ErrorBoundary>;
}

function ErrorPage({ views }: Pick<PageErrorBoundaryProps, 'views'>) {
  const view = views.error();
  return (view instanceof Promise ? use(view) : view)({ name: 'error', code: 500, message: null });
}
