import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure } from '../../../shared/ui/error-states.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

interface DashboardFailedProps extends Failure {
  /** What could not be read. */
  readonly title: ReactNode;
}

/** In a section's place when it could not be read; the others stand. */
export function DashboardFailed({ title, ...failure }: DashboardFailedProps) {
  return (
    <Panel title={title}>
      <FailedMessage title={<FormattedMessage id="member.dashboard.failedTitle" />} {...failure} />
    </Panel>
  );
}
