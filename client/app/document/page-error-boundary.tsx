import { Suspense, use, type ReactNode } from 'react';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
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

/** The error page of last resort (§2.4, §8). It depends on as little as possible: no styles, no icons, no signals. */
function LastResort() {
  const { errors } = useMessages();
  return (
    <>
      <h1>{errors.errorPageFailed}</h1>
      <a href={localePath(useLocale(), pathTo('home'))}>{errors.backHome}</a>
    </>
  );
}
