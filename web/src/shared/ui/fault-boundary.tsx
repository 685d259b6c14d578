import { Component, type ReactNode } from 'react';
import { type ErrorCode, errorCodeOf } from '../relay/app-error.ts';

interface FaultBoundaryProps {
  /** The fault is forgotten when this changes. */
  readonly resetKey: unknown;
  /** What is shown instead of the children, given the fault's code. */
  readonly fallback: (code: ErrorCode) => ReactNode;
  readonly children: ReactNode;
}

interface FaultBoundaryState {
  readonly code: ErrorCode | null;
  readonly resetKey: unknown;
}

/** Keeps a fault of its children to itself, so that the rest of the page stands. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { code: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<FaultBoundaryState> {
    return { code: errorCodeOf(thrown) };
  }

  static getDerivedStateFromProps(
    { resetKey }: FaultBoundaryProps,
    state: FaultBoundaryState,
  ): Partial<FaultBoundaryState> | null {
    return resetKey === state.resetKey ? null : { code: null, resetKey };
  }

  override render(): ReactNode {
    const { code } = this.state;
    return code === null ? this.props.children : this.props.fallback(code);
  }
}
