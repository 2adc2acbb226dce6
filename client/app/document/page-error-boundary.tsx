import { Suspense, use, type ReactNode } from 'react';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { ErrorBoundary } from '../../parts/lazy/error-boundary.tsx';
import type { Views } from '../views/views.tsx';
import { LastResort, LastResortPage, type LastResortProps } from './last-resort.tsx';

interface PageErrorBoundaryProps {
  readonly views: Views;
  readonly children: ReactNode;
}

/**
 * A page that throws is replaced by the error page (§2.4 "any other code"); if that throws too, by `LastResort`. Header
 * and footer stay: they are outside of the boundary.
 */
export function PageErrorBoundary({ views, children }: PageErrorBoundaryProps) {
  const words = useLastWords();
  const errorPage = (
    <ErrorBoundary fallback={<LastResort {...words} />}>
      <Suspense>
        <ErrorPage views={views} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary of={children} fallback={errorPage}>
      {children}
    </ErrorBoundary>
  );
}

/** Header or footer failed, and React would leave an empty document: the page alone is shown (§2.5 blank). */
export function LayoutErrorBoundary({ children }: { readonly children: ReactNode }) {
  const words = useLastWords();
  return <ErrorBoundary fallback={<LastResortPage {...words} />}>{children}</ErrorBoundary>;
}

function useLastWords(): LastResortProps {
  const { general } = useMessages();
  return { locale: useLocale(), title: general.errorPageFailed, backHome: general.backHome };
}

function ErrorPage({ views }: Pick<PageErrorBoundaryProps, 'views'>) {
  const view = views.error();
  return (view instanceof Promise ? use(view) : view)({
    name: 'error',
    code: 500,
    message: null,
    traceId: null,
  });
}
