import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** Called once, after the fallback is shown. */
  readonly onFail?: (() => void) | undefined;
  /** What is shown: after a failure another one is tried. */
  readonly of?: unknown;
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

  override componentDidUpdate(before: ErrorBoundaryProps, { failed }: ErrorBoundaryState): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- once for each other one; a failure is known after its rendering alone
    if (failed && before.of !== this.props.of) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
