import { Button, Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperationFault } from '../relay/app-error.ts';
import { WebOnly } from '../session/web-only.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { StateMessage } from '../ui/state-message.tsx';

interface StatisticsFailedProps {
  /** What could not be read. */
  readonly title: ReactNode;
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** In the place of statistics: reading failed and can be tried again, or the plan does not include them. */
export function StatisticsFailed({ title, fault, isRefreshing, onRetry }: StatisticsFailedProps) {
  return (
    <Card>
      {fault.code === 'FORBIDDEN' ? (
        <StateMessage
          kind="forbidden"
          title={<FormattedMessage id="shared.league.forbiddenTitle" />}
          reason={<FormattedMessage id="shared.league.forbiddenReason" />}
          action={
            <WebOnly>
              <Button component={Link} to="/#kup" variant="default">
                <FormattedMessage id="shared.league.seePlans" />
              </Button>
            </WebOnly>
          }
        />
      ) : (
        <StateMessage
          kind="failed"
          title={title}
          reason={<FormattedMessage id={`shared.error.${fault.code}`} />}
          reference={fault.requestId}
          action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRetry} />}
        />
      )}
    </Card>
  );
}
