import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { FailedPanel } from '../../../shared/ui/error-states.tsx';

interface DashboardFailedProps {
  /** Heading of the section. */
  readonly heading: ReactNode;
  /** What its fields caught. */
  readonly errors: readonly unknown[];
}

/** In a section's place when it could not be read; the others stand. What is refused is not shown. */
export function DashboardFailed({ heading, errors }: DashboardFailedProps) {
  const error = caughtError(errors);
  if (error.code === 'FORBIDDEN') return null;
  return (
    <FailedPanel
      heading={heading}
      title={<FormattedMessage id="member.dashboard.failedTitle" />}
      error={error}
    />
  );
}
