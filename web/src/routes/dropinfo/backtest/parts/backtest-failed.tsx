import { Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure } from '../../../../shared/ui/failed-message.tsx';
import { NotInPlan } from '../../../../shared/ui/not-in-plan.tsx';

/** Instead of the result: it could not be had and can be tried again, or the plan does not include it. */
export function BacktestFailed(failure: Failure) {
  return (
    <Card>
      {failure.fault.code === 'FORBIDDEN' ? (
        <NotInPlan
          title={<FormattedMessage id="member.dropinfo.forbiddenTitle" />}
          reason={<FormattedMessage id="member.dropinfo.forbiddenReason" />}
        />
      ) : (
        <FailedMessage
          title={<FormattedMessage id="member.backtest.failedTitle" />}
          reason={
            <FormattedMessage
              id="member.backtest.failedReason"
              values={{ fault: <FormattedMessage id="shared.error" values={{ code: failure.fault.code }} /> }}
            />
          }
          {...failure}
        />
      )}
    </Card>
  );
}
