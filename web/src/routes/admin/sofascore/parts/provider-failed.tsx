import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../../shared/relay/app-error.ts';
import { AdminFailed } from '../../parts/admin-failed.tsx';
import { faultReason } from '../lib/fault-reason.ts';

interface ProviderFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** In the place of what the data provider offers: why it could not be read. */
export function ProviderFailed({ fault, isRefreshing, onRetry }: ProviderFailedProps) {
  const reason = faultReason(fault.code);
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.import.failed" />}
      fault={fault}
      reason={reason && <FormattedMessage id={reason} />}
      isRefreshing={isRefreshing}
      onRetry={onRetry}
    />
  );
}
