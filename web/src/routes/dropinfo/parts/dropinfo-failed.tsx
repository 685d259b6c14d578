import { Button, Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { WebOnly } from '../../../shared/session/web-only.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface DropinfoFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Instead of the list: reading failed and can be tried again, or the plan does not include it. */
export function DropinfoFailed({ fault, isRefreshing, onRetry }: DropinfoFailedProps) {
  const isForbidden = fault.code === 'FORBIDDEN';
  return (
    <Card>
      {isForbidden ? (
        <StateMessage
          kind="forbidden"
          title={<FormattedMessage id="member.dropinfo.forbiddenTitle" />}
          reason={<FormattedMessage id="member.dropinfo.forbiddenReason" />}
          action={
            <WebOnly>
              <Button component={Link} to="/#kup" variant="default">
                <FormattedMessage id="member.dropinfo.seePlans" />
              </Button>
            </WebOnly>
          }
        />
      ) : (
        <StateMessage
          kind="failed"
          title={<FormattedMessage id="member.dropinfo.failedTitle" />}
          reason={
            <FormattedMessage
              id="member.dropinfo.failedReason"
              values={{ fault: <FormattedMessage id={`shared.error.${fault.code}`} /> }}
            />
          }
          reference={fault.requestId}
          action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRetry} />}
        />
      )}
    </Card>
  );
}
