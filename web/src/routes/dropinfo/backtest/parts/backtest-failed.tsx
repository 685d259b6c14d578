import { Button, Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperationFault } from '../../../../shared/relay/app-error.ts';
import { WebOnly } from '../../../../shared/session/web-only.tsx';
import { RetryButton } from '../../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';

interface BacktestFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Instead of the result: it could not be had and can be tried again, or the plan does not include it. */
export function BacktestFailed({ fault, isRefreshing, onRetry }: BacktestFailedProps) {
  return (
    <Card>
      {fault.code === 'FORBIDDEN' ? (
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
          title={<FormattedMessage id="member.backtest.failedTitle" />}
          reason={
            <FormattedMessage
              id="member.backtest.failedReason"
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
