import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface AdminFailedProps {
  /** What could not be read. */
  readonly title: ReactNode;
  readonly fault: OperationFault;
  /** Why, where there is more to say of it than the code does. */
  readonly reason?: ReactNode;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** In the place of a list: reading failed and can be tried again. */
export function AdminFailed({ title, fault, reason, isRefreshing, onRetry }: AdminFailedProps) {
  return (
    <Card>
      <StateMessage
        kind="failed"
        title={title}
        reason={reason ?? <FormattedMessage id={`shared.error.${fault.code}`} />}
        reference={fault.requestId}
        action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRetry} />}
      />
    </Card>
  );
}
