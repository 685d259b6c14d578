import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface HistoryFailedProps {
  readonly fault: AppError;
  readonly onRetry: () => void;
}

/** In the place of a history that could not be read. */
export function HistoryFailed({ fault, onRetry }: HistoryFailedProps) {
  return (
    <StateMessage
      kind="failed"
      title={<FormattedMessage id="member.dropinfo.historyFailed" />}
      reason={<FormattedMessage id="shared.error" values={{ code: fault.code }} />}
      action={<RetryButton fault={fault} isBusy={false} onRetry={onRetry} />}
    />
  );
}
