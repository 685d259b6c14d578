import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ErrorCode } from '../../../../shared/relay/app-error.ts';
import { RetryButton } from '../../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import styles from './tips-state.module.css';

interface TipsFailedProps {
  readonly code: ErrorCode;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Instead of the list: reading failed and can be tried again, or the plan does not include it. */
export function TipsFailed({ code, isRefreshing, onRetry }: TipsFailedProps) {
  return (
    <div className={styles.panel}>
      {code === 'FORBIDDEN' ? (
        <StateMessage
          kind="forbidden"
          title={<FormattedMessage id="member.tips.forbiddenTitle" />}
          reason={<FormattedMessage id="member.tips.forbiddenReason" />}
          action={
            <Button component={Link} to="/#kup" variant="default">
              <FormattedMessage id="shared.tip.seePlans" />
            </Button>
          }
        />
      ) : (
        <StateMessage
          kind="failed"
          title={<FormattedMessage id="shared.tip.failedTitle" />}
          reason={
            <FormattedMessage
              id="shared.tip.failedReason"
              values={{ fault: <FormattedMessage id={`shared.error.${code}`} /> }}
            />
          }
          action={<RetryButton isBusy={isRefreshing} onRetry={onRetry} />}
        />
      )}
    </div>
  );
}
