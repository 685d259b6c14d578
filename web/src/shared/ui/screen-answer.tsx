import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { type AppError, forbidden } from '../relay/app-error.ts';
import { type Caught, caughtError } from '../relay/caught-error.ts';
import type { ScreenProps } from '../relay/screen-props.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedMessage } from './failed-message.tsx';
import { RefreshFailedBar } from './refresh-failed-bar.tsx';

interface ScreenAnswerProps<TQuery extends OperationType, T> {
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<TQuery>;
  /** What of the answer is shown. */
  readonly pick: (answer: TQuery['response']) => Caught<T>;
  /** What could not be read, and why where the error's code does not say it all. */
  readonly failed: ReactNode;
  readonly failedReason?: (fault: AppError) => ReactNode;
  /** The head of a page that is named by its answer, while there is none. */
  readonly head?: ReactNode;
  /** Stands in its place when there is none; without it that is as if it were refused. */
  readonly missing?: ReactNode;
  /** Given what is shown, and a notice to put above it when it could not be read again. */
  readonly children: (value: T, notice: ReactNode) => ReactNode;
}

/** What a screen shows of its query: the answer, that there is none, or that it could not be had and can be tried again. */
export function ScreenAnswer<TQuery extends OperationType, T>(props: ScreenAnswerProps<TQuery, T>) {
  const { state } = props;
  return (
    <ErrorBoundary
      resetKey={state.queryRef}
      fallback={(fault) => <Failed {...props} fault={state.fault ?? fault} />}
    >
      <Answer {...props} />
    </ErrorBoundary>
  );
}

function Answer<TQuery extends OperationType, T>(props: ScreenAnswerProps<TQuery, T>) {
  const { query, state, pick, head, missing, children } = props;
  const { queryRef, isRefreshing, fault, refresh } = state;
  const picked = pick(usePreloadedQuery<TQuery>(query, queryRef));
  if (picked?.ok && picked.value != null) {
    return children(
      picked.value,
      fault && <RefreshFailedBar fault={fault} isRefreshing={isRefreshing} onRefresh={refresh} />,
    );
  }
  if (picked?.ok && missing !== undefined) {
    return (
      <>
        {head}
        {missing}
      </>
    );
  }
  const reason = picked && !picked.ok ? caughtError(picked.errors) : forbidden;
  return <Failed {...props} fault={fault ?? reason} />;
}

type FailedProps<TQuery extends OperationType> = { readonly fault: AppError } & Pick<
  ScreenAnswerProps<TQuery, unknown>,
  'state' | 'head' | 'failed' | 'failedReason'
>;

function Failed<TQuery extends OperationType>(props: FailedProps<TQuery>) {
  const { state, head, failed, failedReason, fault } = props;
  return (
    <>
      {head}
      <Card>
        <FailedMessage
          title={failed}
          reason={failedReason?.(fault)}
          fault={fault}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      </Card>
    </>
  );
}
