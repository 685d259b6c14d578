import type { ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { type AppError, type Caught, caughtError, forbidden } from '../relay/app-error.ts';
import {
  ErrorBoundary,
  FailedCard,
  FailedMessage,
  type FailedMessageProps,
  FailedPanel,
  RefreshFailedBar,
} from '../ui/error-states.tsx';
import type { ScreenProps } from './use-screen-query.ts';

export interface ScreenAnswerProps<TQuery extends OperationType, T> {
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<TQuery>;
  readonly pick: (response: TQuery['response']) => Caught<T>;
  /** The title of an error, and its reason when the error's code does not suffice. */
  readonly failed: ReactNode;
  readonly failedReason?: (error: AppError) => ReactNode;
  readonly notInPlan?: FailedMessageProps['notInPlan'];
  /** The heading of a section. An error is then shown in a panel. */
  readonly heading?: ReactNode;
  /** Whether an error replaces the page. */
  readonly isPage?: boolean;
  /** The page head without a value. */
  readonly head?: ReactNode;
  /** Shown for null and NOT_FOUND. Without it, null counts as FORBIDDEN. */
  readonly missing?: ReactNode;
  /** Gets the value, a notice of a failed refetch to show above, and the whole response. */
  readonly children: (value: T, notice: ReactNode, response: TQuery['response']) => ReactNode;
}

/** Renders a screen's query: its value, `missing`, or an error with a retry. */
export function ScreenAnswer<TQuery extends OperationType, T>(props: ScreenAnswerProps<TQuery, T>) {
  const { state, head, heading, isPage = false, failed, failedReason, notInPlan } = props;
  const Failed = isPage ? FailedMessage : FailedCard;
  const showError = (caught: AppError) => {
    const error = state.error ?? caught;
    const message = { error, title: failed, reason: failedReason?.(error), notInPlan, isPage };
    return (
      <>
        {head}
        {heading ? <FailedPanel heading={heading} {...message} /> : <Failed {...message} />}
      </>
    );
  };
  return (
    <ErrorBoundary resetKey={state.queryRef} fallback={showError}>
      <Answer {...props} showError={showError} />
    </ErrorBoundary>
  );
}

interface AnswerProps<TQuery extends OperationType, T> extends ScreenAnswerProps<TQuery, T> {
  readonly showError: (error: AppError) => ReactNode;
}

function Answer<TQuery extends OperationType, T>(props: AnswerProps<TQuery, T>) {
  const { query, state, pick, head, missing, children, showError } = props;
  const { queryRef, error } = state;
  const response = usePreloadedQuery<TQuery>(query, queryRef);
  const picked = pick(response);
  if (picked?.ok && picked.value != null) {
    return children(picked.value, error && <RefreshFailedBar error={error} />, response);
  }
  const caught = picked && !picked.ok ? caughtError(picked.errors) : null;
  if (missing !== undefined && picked && (caught === null || caught.code === 'NOT_FOUND')) {
    return (
      <>
        {head}
        {missing}
      </>
    );
  }
  return showError(caught ?? forbidden);
}
