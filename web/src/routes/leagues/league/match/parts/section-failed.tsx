import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../../../shared/relay/app-error.ts';
import { RetryButton } from '../../../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';

interface SectionFailedProps {
  readonly fault: OperationFault;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In the place of what could not be read; the rest of the page stands. */
export function SectionFailed({ fault, isRetrying, onRetry }: SectionFailedProps) {
  return (
    <StateMessage
      kind="failed"
      title={<FormattedMessage id="member.match.failedTitle" />}
      reason={<FormattedMessage id={`shared.error.${fault.code}`} />}
      action={<RetryButton fault={fault} isBusy={isRetrying} onRetry={onRetry} />}
    />
  );
}
