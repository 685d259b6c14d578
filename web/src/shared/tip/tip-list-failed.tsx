import { Button, Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperationFault } from '../relay/app-error.ts';
import { WebOnly } from '../session/web-only.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { StateMessage } from '../ui/state-message.tsx';

interface TipListFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
  /** What is said to somebody whose plan does not include the list, and why. */
  readonly forbiddenTitle: ReactNode;
  readonly forbiddenReason: ReactNode;
}

/** Instead of a list of tips: reading failed and can be tried again, or the plan does not include it. */
export function TipListFailed(props: TipListFailedProps) {
  return (
    <Card>
      {props.fault.code === 'FORBIDDEN' ? (
        <StateMessage
          kind="forbidden"
          title={props.forbiddenTitle}
          reason={props.forbiddenReason}
          action={
            <WebOnly>
              <Button component={Link} to="/#kup" variant="default">
                <FormattedMessage id="shared.tip.seePlans" />
              </Button>
            </WebOnly>
          }
        />
      ) : (
        <StateMessage
          kind="failed"
          title={<FormattedMessage id="shared.tip.failedTitle" />}
          reason={
            <FormattedMessage
              id="shared.tip.failedReason"
              values={{ fault: <FormattedMessage id={`shared.error.${props.fault.code}`} /> }}
            />
          }
          reference={props.fault.requestId}
          action={<RetryButton fault={props.fault} isBusy={props.isRefreshing} onRetry={props.onRetry} />}
        />
      )}
    </Card>
  );
}
