import { Component, Suspense, use, type ReactNode } from 'react';
import { LastResort } from './last-resort.tsx';
import type { Views } from './page-view.tsx';

interface PageErrorBoundaryProps {
  readonly views: Views;
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  readonly failed: boolean;
}

/**
 * A page that throws gives way to the error page (§2.4 "any other code"); when that throws too, to the last
 * resort. Header and footer stay: they are outside. The error itself goes to `onCaughtError` of the root.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): PageErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <LastResortBoundary>
        <Suspense>
          <ErrorPage views={this.props.views} />
        </Suspense>
      </LastResortBoundary>
    );
  }
}

function ErrorPage({ views }: Pick<PageErrorBoundaryProps, 'views'>) {
  const view = views.error();
  return (view instanceof Promise ? use(view) : view)({ kind: 'error', code: 500, message: null });
}

/** §2.4: the error page itself failed. */
export class LastResortBoundary extends Component<{ readonly children: ReactNode }, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): PageErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <LastResort /> : this.props.children;
  }
}
