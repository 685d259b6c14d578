import { Button, Card } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Component, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionLink } from '../navigation/section-link.tsx';
import { type AppError, toAppError } from '../relay/app-error.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';
import { WebOnly } from '../session/use-session.tsx';
import { Banner } from './notice.tsx';
import { Panel } from './panel.tsx';
import { ErrorReference, StateMessage } from './state-message.tsx';

export interface FailedMessageProps {
  readonly error: AppError | null;
  readonly title: ReactNode;
  /** Default: the message of the error's code. */
  readonly reason?: ReactNode;
  /** Shown for FORBIDDEN, with a link to the plans. */
  readonly notInPlan?: { readonly title: ReactNode; readonly reason: ReactNode } | undefined;
  /** Whether it replaces a page. */
  readonly isPage?: boolean;
}

export function FailedMessage({ error, title, reason, notInPlan, isPage = false }: FailedMessageProps) {
  if (notInPlan && error?.code === 'FORBIDDEN') {
    return (
      <StateMessage
        kind="forbidden"
        {...notInPlan}
        action={
          <WebOnly>
            <Button component={SectionLink} section="plans" variant="default">
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
      isPage={isPage}
      title={title}
      reason={reason ?? (error && <FormattedMessage id="shared.error" values={{ code: error.code }} />)}
      reference={error?.requestId ?? null}
      action={<RetryButton error={error} />}
    />
  );
}

export function FailedCard(props: FailedMessageProps) {
  return (
    <Card>
      <FailedMessage {...props} />
    </Card>
  );
}

export function FailedPanel({ heading, ...props }: FailedMessageProps & { readonly heading: ReactNode }) {
  return (
    <Panel title={heading}>
      <FailedMessage {...props} />
    </Panel>
  );
}

/** The reason of a failed list, with a note that its filters stay. */
export function FiltersKept({ error: { code } }: { readonly error: AppError }) {
  const error = <FormattedMessage id="shared.error" values={{ code }} />;
  return <FormattedMessage id="common.filtersKept" values={{ error }} />;
}

/** Refetches. After an outage it also retries automatically. */
export function RetryButton({ error }: { readonly error: AppError | null }) {
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

/** Shows that the latest refetch failed, so that the shown data may be stale. */
export function RefreshFailedBar({ error }: { readonly error: AppError | null }) {
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
  /** A change resets the error. */
  readonly resetKey: unknown;
  readonly fallback: (error: AppError) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: AppError | null;
  readonly resetKey: unknown;
}

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

export const statisticsNotInPlan = {
  title: <FormattedMessage id="shared.league.forbiddenTitle" />,
  reason: <FormattedMessage id="shared.league.forbiddenReason" />,
};
