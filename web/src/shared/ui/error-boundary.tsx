import { Component, type ReactNode } from 'react';
import { type AppError, toAppError } from '../relay/app-error.ts';

interface ErrorBoundaryProps {
  /** The fault is forgotten when this changes. */
  readonly resetKey: unknown;
  /** What is shown instead of the children, given the fault. */
  readonly fallback: (fault: AppError) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly fault: AppError | null;
  readonly resetKey: unknown;
}

/** Keeps a fault of its children to itself, so that the rest of the page stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { fault: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { fault: toAppError(thrown) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { fault: null, resetKey };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : this.props.fallback(fault);
  }
}
