import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure } from '../ui/failed-message.tsx';
import { NotInPlan } from '../ui/not-in-plan.tsx';

interface StatisticsFailedProps extends Failure {
  /** What could not be read. */
  readonly title: ReactNode;
}

/** In the place of statistics: reading failed and can be tried again, or the plan does not include them. */
export function StatisticsFailed(props: StatisticsFailedProps) {
  return (
    <Card>
      {props.fault.code === 'FORBIDDEN' ? (
        <NotInPlan
          title={<FormattedMessage id="shared.league.forbiddenTitle" />}
          reason={<FormattedMessage id="shared.league.forbiddenReason" />}
        />
      ) : (
        <FailedMessage {...props} />
      )}
    </Card>
  );
}
