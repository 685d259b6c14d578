import type { ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { forbidden, type OperationFault } from '../relay/app-error.ts';
import { type Caught, caughtFault } from '../relay/caught-fault.ts';
import type { ScreenProps } from '../relay/screen-props.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { RefreshFailedBar } from './refresh-failed-bar.tsx';

interface ScreenAnswerProps<TQuery extends OperationType, T> {
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<TQuery>;
  /** What of the answer is shown. */
  readonly pick: (answer: TQuery['response']) => Caught<T>;
  /** Stands in its place when it cannot be had. */
  readonly failed: (props: {
    readonly fault: OperationFault;
    readonly isRefreshing: boolean;
    readonly onRetry: () => void;
  }) => ReactNode;
  /** Stands in its place when there is none; without it that is as if it were refused. */
  readonly missing?: ReactNode;
  /** Given what is shown, and a notice to put above it when it could not be read again. */
  readonly children: (value: T, notice: ReactNode) => ReactNode;
}

/** What a screen shows of its query: the answer, that there is none, or that it could not be had and can be tried again. */
export function ScreenAnswer<TQuery extends OperationType, T>(props: ScreenAnswerProps<TQuery, T>) {
  const { state, failed } = props;
  const { queryRef, isRefreshing, refresh } = state;
  return (
    <FaultBoundary
      resetKey={queryRef}
      fallback={(fault) => failed({ fault: state.fault ?? fault, isRefreshing, onRetry: refresh })}
    >
      <Answer {...props} />
    </FaultBoundary>
  );
}

function Answer<TQuery extends OperationType, T>(props: ScreenAnswerProps<TQuery, T>) {
  const { query, state, pick, failed, missing, children } = props;
  const { queryRef, isRefreshing, fault, refresh } = state;
  const picked = pick(usePreloadedQuery<TQuery>(query, queryRef));
  if (picked?.ok && picked.value != null) {
    return children(
      picked.value,
      fault && <RefreshFailedBar fault={fault} isRefreshing={isRefreshing} onRefresh={refresh} />,
    );
  }
  if (picked?.ok && missing !== undefined) return missing;
  const reason = picked && !picked.ok ? caughtFault(picked.errors) : forbidden;
  return failed({ fault: fault ?? reason, isRefreshing, onRetry: refresh });
}
