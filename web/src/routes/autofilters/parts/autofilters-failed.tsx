import { Button, Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { WebOnly } from '../../../shared/session/web-only.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface AutofiltersFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Instead of the matches: reading failed and can be tried again, or the plan does not include autofilters. */
export function AutofiltersFailed({ fault, isRefreshing, onRetry }: AutofiltersFailedProps) {
  return (
    <Card>
      {fault.code === 'FORBIDDEN' ? (
        <StateMessage
          kind="forbidden"
          title={<FormattedMessage id="member.autofilters.forbiddenTitle" />}
          reason={<FormattedMessage id="member.autofilters.forbiddenReason" />}
          action={
            <WebOnly>
              <Button component={Link} to="/#kup" variant="default">
                <FormattedMessage id="member.autofilters.seePlans" />
              </Button>
            </WebOnly>
          }
        />
      ) : (
        <StateMessage
          kind="failed"
          title={<FormattedMessage id="member.autofilters.failedTitle" />}
          reason={<FormattedMessage id={`shared.error.${fault.code}`} />}
          reference={fault.requestId}
          action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRetry} />}
        />
      )}
    </Card>
  );
}
