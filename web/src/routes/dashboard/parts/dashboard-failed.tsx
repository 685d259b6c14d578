import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface DashboardFailedProps {
  /** What could not be read. */
  readonly title: ReactNode;
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** In a section's place when it could not be read; the others stand. */
export function DashboardFailed({ title, fault, isRefreshing, onRetry }: DashboardFailedProps) {
  return (
    <Panel title={title}>
      <StateMessage
        kind="failed"
        title={<FormattedMessage id="member.dashboard.failedTitle" />}
        reason={<FormattedMessage id={`shared.error.${fault.code}`} />}
        reference={fault.requestId}
        action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRetry} />}
      />
    </Panel>
  );
}
