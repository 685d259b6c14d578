import { Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure, NotInPlan } from '../../../shared/ui/error-states.tsx';

/** Instead of the matches: reading failed and can be tried again, or the plan does not include autofilters. */
export function AutofiltersFailed(failure: Failure) {
  return (
    <Card>
      {failure.error.code === 'FORBIDDEN' ? (
        <NotInPlan
          title={<FormattedMessage id="member.autofilters.forbiddenTitle" />}
          reason={<FormattedMessage id="member.autofilters.forbiddenReason" />}
        />
      ) : (
        <FailedMessage title={<FormattedMessage id="member.autofilters.failedTitle" />} {...failure} />
      )}
    </Card>
  );
}
