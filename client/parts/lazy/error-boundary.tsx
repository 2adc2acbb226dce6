import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** Called once, after the fallback is shown. */
  readonly onFail?: (() => void) | undefined;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/**
 * Replaces its children by the fallback when one of them throws; everything outside stays. The error itself goes to
 * `onCaughtError` of the root, which decides about a reload (§8).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
