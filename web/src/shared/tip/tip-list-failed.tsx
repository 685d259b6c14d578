import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure } from '../ui/failed-message.tsx';
import { NotInPlan } from '../ui/not-in-plan.tsx';

interface TipListFailedProps extends Failure {
  /** What is said to somebody whose plan does not include the list, and why. */
  readonly forbiddenTitle: ReactNode;
  readonly forbiddenReason: ReactNode;
}

/** Instead of a list of tips: reading failed and can be tried again, or the plan does not include it. */
export function TipListFailed({ forbiddenTitle, forbiddenReason, ...failure }: TipListFailedProps) {
  return (
    <Card>
      {failure.fault.code === 'FORBIDDEN' ? (
        <NotInPlan title={forbiddenTitle} reason={forbiddenReason} />
      ) : (
        <FailedMessage
          title={<FormattedMessage id="shared.tip.failedTitle" />}
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
