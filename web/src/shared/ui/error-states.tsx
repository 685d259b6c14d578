import { Button, Card } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { type AppError, type Caught, caughtError, forbidden, toAppError } from '../relay/app-error.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';
import type { ScreenProps } from '../routing/screen-with-query.tsx';
import { WebOnly } from '../session/use-session.tsx';
import { Banner } from './notice.tsx';
import { ErrorReference, StateMessage } from './state-message.tsx';

/** A reading that failed, and how it is tried again. */
export interface Failure {
  readonly error: AppError;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

interface FailedMessageProps extends Failure {
  /** What could not be read. */
  readonly title: ReactNode;
  /** Why, where there is more to say of it than the error's code does. */
  readonly reason?: ReactNode;
}

/** Stands where rows would be that could not be read. */
export function FailedMessage({ title, reason, error, isRefreshing, onRetry }: FailedMessageProps) {
  return (
    <StateMessage
      kind="failed"
      title={title}
      reason={reason ?? <FormattedMessage id="shared.error" values={{ code: error.code }} />}
      reference={error.requestId}
      action={<RetryButton error={error} isBusy={isRefreshing} onRetry={onRetry} />}
    />
  );
}

interface RetryButtonProps {
  /** Why it could not be read; what nobody answered is read again without a press too. */
  readonly error: AppError | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Offers to read again what could not be read. */
export function RetryButton({ error, isBusy, onRetry }: RetryButtonProps) {
  useAutoRetry(error, onRetry, isBusy);
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={isBusy}
      onClick={onRetry}
    >
      <FormattedMessage id="common.tryAgain" />
    </Button>
  );
}

interface RefreshFailedBarProps {
  /** Why the latest reading failed. */
  readonly error: AppError;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Says over what is on show that it could not be read again, or not as it is asked for now. */
export function RefreshFailedBar({ error, isRefreshing, onRefresh }: RefreshFailedBarProps) {
  return (
    <Banner actionText={<FormattedMessage id="common.tryAgain" />} onAction={onRefresh} isBusy={isRefreshing}>
      <FormattedMessage
        id="shared.state.refreshFailed"
        values={{
          b: (text) => <b>{text}</b>,
          error: <FormattedMessage id="shared.error" values={{ code: error.code }} />,
        }}
      />
      <ErrorReference error={error} />
    </Banner>
  );
}

interface ErrorBoundaryProps {
  /** The error is forgotten when this changes. */
  readonly resetKey: unknown;
  /** What is shown instead of the children, given the error. */
  readonly fallback: (error: AppError) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: AppError | null;
  readonly resetKey: unknown;
}

/** Keeps an error of its children to itself, so that the rest of the page stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: toAppError(thrown) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error);
  }
}

interface NotInPlanProps {
  readonly title: ReactNode;
  readonly reason: ReactNode;
}

/** Stands where rows would be that the person's plan does not include, and leads to the plans. */
export function NotInPlan({ title, reason }: NotInPlanProps) {
  return (
    <StateMessage
      kind="forbidden"
      title={title}
      reason={reason}
      action={
        <WebOnly>
          <Button component={Link} to="/#kup" variant="default">
            <FormattedMessage id="shared.state.seePlans" />
          </Button>
        </WebOnly>
      }
    />
  );
}

interface StatisticsFailedProps extends Failure {
  /** What could not be read. */
  readonly title: ReactNode;
}

/** In the place of statistics: reading failed and can be tried again, or the plan does not include them. */
export function StatisticsFailed(props: StatisticsFailedProps) {
  return (
    <Card>
      {props.error.code === 'FORBIDDEN' ? (
        <NotInPlan
          title={<FormattedMessage id="shared.league.forbiddenTitle" />}
          reason={<FormattedMessage id="shared.league.forbiddenReason" />}
        />
      ) : (
        <FailedMessage {...props} />
      )}
    </Card>
  );
}

interface ScreenAnswerProps<TQuery extends OperationType, T> {
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<TQuery>;
  /** What of the answer is shown. */
  readonly pick: (answer: TQuery['response']) => Caught<T>;
  /** What could not be read, and why where the error's code does not say it all. */
  readonly failed: ReactNode;
  readonly failedReason?: (error: AppError) => ReactNode;
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
      fallback={(error) => <Failed {...props} error={state.error ?? error} />}
    >
      <Answer {...props} />
    </ErrorBoundary>
  );
}

function Answer<TQuery extends OperationType, T>(props: ScreenAnswerProps<TQuery, T>) {
  const { query, state, pick, head, missing, children } = props;
  const { queryRef, isRefreshing, error, refresh } = state;
  const picked = pick(usePreloadedQuery<TQuery>(query, queryRef));
  if (picked?.ok && picked.value != null) {
    return children(
      picked.value,
      error && <RefreshFailedBar error={error} isRefreshing={isRefreshing} onRefresh={refresh} />,
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
  return <Failed {...props} error={error ?? reason} />;
}

type FailedProps<TQuery extends OperationType> = { readonly error: AppError } & Pick<
  ScreenAnswerProps<TQuery, unknown>,
  'state' | 'head' | 'failed' | 'failedReason'
>;

function Failed<TQuery extends OperationType>(props: FailedProps<TQuery>) {
  const { state, head, failed, failedReason, error } = props;
  return (
    <>
      {head}
      <Card>
        <FailedMessage
          title={failed}
          reason={failedReason?.(error)}
          error={error}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      </Card>
    </>
  );
}
