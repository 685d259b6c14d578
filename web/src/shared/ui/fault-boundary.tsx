import { Component, type ReactNode } from 'react';
import { faultOf, type OperationFault } from '../relay/app-error.ts';

interface FaultBoundaryProps {
  /** The fault is forgotten when this changes. */
  readonly resetKey: unknown;
  /** What is shown instead of the children, given the fault. */
  readonly fallback: (fault: OperationFault) => ReactNode;
  readonly children: ReactNode;
}

interface FaultBoundaryState {
  readonly fault: OperationFault | null;
  readonly resetKey: unknown;
}

/** Keeps a fault of its children to itself, so that the rest of the page stands. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { fault: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<FaultBoundaryState> {
    return { fault: faultOf(thrown) };
  }

  static getDerivedStateFromProps(
    { resetKey }: FaultBoundaryProps,
    state: FaultBoundaryState,
  ): Partial<FaultBoundaryState> | null {
    return resetKey === state.resetKey ? null : { fault: null, resetKey };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : this.props.fallback(fault);
  }
}
