import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../relay/app-error.ts';
import { RetryButton } from './retry-button.tsx';
import { StateMessage } from './state-message.tsx';

/** A reading that failed, and how it is tried again. */
export interface Failure {
  readonly fault: AppError;
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
export function FailedMessage({ title, reason, fault, isRefreshing, onRetry }: FailedMessageProps) {
  return (
    <StateMessage
      kind="failed"
      title={title}
      reason={reason ?? <FormattedMessage id="shared.error" values={{ code: fault.code }} />}
      reference={fault.requestId}
      action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRetry} />}
    />
  );
}
