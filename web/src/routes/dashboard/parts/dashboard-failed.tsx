import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { FailedPanel } from '../../../shared/ui/error-states.tsx';

interface DashboardFailedProps {
  readonly heading: ReactNode;
  /** Errors caught by the section's fields. */
  readonly errors: readonly unknown[];
}

/** Replaces a section that could not be loaded; nothing when it is forbidden. */
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
