import { Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure } from '../../../shared/ui/failed-message.tsx';
import { NotInPlan } from '../../../shared/ui/not-in-plan.tsx';

/** Instead of the list: reading failed and can be tried again, or the plan does not include it. */
export function DropinfoFailed(failure: Failure) {
  return (
    <Card>
      {failure.fault.code === 'FORBIDDEN' ? (
        <NotInPlan
          title={<FormattedMessage id="member.dropinfo.forbiddenTitle" />}
          reason={<FormattedMessage id="member.dropinfo.forbiddenReason" />}
        />
      ) : (
        <FailedMessage
          title={<FormattedMessage id="member.dropinfo.failedTitle" />}
          reason={
            <FormattedMessage
              id="common.filtersKept"
              values={{ fault: <FormattedMessage id="shared.error" values={{ code: failure.fault.code }} /> }}
            />
          }
          {...failure}
        />
      )}
    </Card>
  );
}
