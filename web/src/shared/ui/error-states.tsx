import { Button, Card } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Component, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { type AppError, type Caught, caughtError, forbidden, toAppError } from '../relay/app-error.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';
import type { ScreenProps } from '../routing/screen-with-query.tsx';
import { WebOnly } from '../session/use-session.tsx';
import { Banner } from './notice.tsx';
import { Panel } from './panel.tsx';
import { ErrorReference, StateMessage } from './state-message.tsx';

interface FailedMessageProps {
  readonly error: AppError | null;
  /** What could not be read. */
  readonly title: ReactNode;
  /** Why, where there is more to say of it than the error's code does. */
  readonly reason?: ReactNode;
  /** What is said to somebody whose plan does not include it, where that may be why, and the way to the plans. */
  readonly notInPlan?: { readonly title: ReactNode; readonly reason: ReactNode } | undefined;
}

/** Stands where rows would be that could not be read, and offers to read them again. */
export function FailedMessage({ error, title, reason, notInPlan }: FailedMessageProps) {
  if (notInPlan && error?.code === 'FORBIDDEN') {
    return (
      <StateMessage
        kind="forbidden"
        {...notInPlan}
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
  return (
    <StateMessage
      kind="failed"
      title={title}
      reason={reason ?? (error && <FormattedMessage id="shared.error" values={{ code: error.code }} />)}
      reference={error?.requestId ?? null}
      action={<RetryButton error={error} />}
    />
  );
}

/** The same in the place of a card. */
export function FailedCard(props: FailedMessageProps) {
  return (
    <Card>
      <FailedMessage {...props} />
    </Card>
  );
}

interface FailedPanelProps extends FailedMessageProps {
  /** The panel's own heading. */
  readonly heading: ReactNode;
}

/** The same in the place of a panel. */
export function FailedPanel({ heading, ...props }: FailedPanelProps) {
  return (
    <Panel title={heading}>
      <FailedMessage {...props} />
    </Panel>
  );
}

/** Why a list could not be read, and that the choice of what it shows stays. */
export function FiltersKept({ error: { code } }: { readonly error: AppError }) {
  const error = <FormattedMessage id="shared.error" values={{ code }} />;
  return <FormattedMessage id="common.filtersKept" values={{ error }} />;
}

interface RetryButtonProps {
  /** Why it could not be read; what nobody answered is read again without a press too. */
  readonly error: AppError | null;
}

/** Offers to read again what could not be read. */
export function RetryButton({ error }: RetryButtonProps) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  useAutoRetry(error, refresh, isRefreshing);
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={isRefreshing}
      onClick={refresh}
    >
      <FormattedMessage id="common.tryAgain" />
    </Button>
  );
}

interface RefreshFailedBarProps {
  /** Why the latest reading failed; nothing is said where it did not. */
  readonly error: AppError | null;
}

/** Says over what is on show that it could not be read again, or not as it is asked for now. */
export function RefreshFailedBar({ error }: RefreshFailedBarProps) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  if (error === null) return null;
  return (
    <Banner actionText={<FormattedMessage id="common.tryAgain" />} onAction={refresh} isBusy={isRefreshing}>
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

/** What is said in the place of statistics to somebody whose plan does not include them. */
export const statisticsNotInPlan = {
  title: <FormattedMessage id="shared.league.forbiddenTitle" />,
  reason: <FormattedMessage id="shared.league.forbiddenReason" />,
};

export interface ScreenAnswerProps<TQuery extends OperationType, T> {
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<TQuery>;
  /** What of the answer is shown. */
  readonly pick: (answer: TQuery['response']) => Caught<T>;
  /** What could not be read, and why where the error's code does not say it all. */
  readonly failed: ReactNode;
  readonly failedReason?: (error: AppError) => ReactNode;
  /** What is said to somebody whose plan does not include it. */
  readonly notInPlan?: FailedMessageProps['notInPlan'];
  /** The head of a page that is named by its answer, while there is none. */
  readonly head?: ReactNode;
  /** Stands in its place when there is none; without it that is as if it were refused. */
  readonly missing?: ReactNode;
  /** Given what is shown, a notice to put above it when it could not be read again, and the whole answer. */
  readonly children: (value: T, notice: ReactNode, answer: TQuery['response']) => ReactNode;
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
  const { queryRef, error } = state;
  const answer = usePreloadedQuery<TQuery>(query, queryRef);
  const picked = pick(answer);
  if (picked?.ok && picked.value != null) {
    return children(picked.value, error && <RefreshFailedBar error={error} />, answer);
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
  'head' | 'failed' | 'failedReason' | 'notInPlan'
>;

function Failed<TQuery extends OperationType>(props: FailedProps<TQuery>) {
  const { head, failed, failedReason, error, notInPlan } = props;
  return (
    <>
      {head}
      <FailedCard error={error} title={failed} reason={failedReason?.(error)} notInPlan={notInPlan} />
    </>
  );
}
