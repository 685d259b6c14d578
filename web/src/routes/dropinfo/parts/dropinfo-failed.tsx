import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { FailedCard } from '../../../shared/ui/error-states.tsx';

interface DropinfoFailedProps {
  readonly error: AppError;
  /** What could not be read, and why. */
  readonly title: ReactNode;
  readonly reason: ReactNode;
}

/** In the place of odds drops: reading failed and can be tried again, or the plan does not include them. */
export function DropinfoFailed(props: DropinfoFailedProps) {
  return (
    <FailedCard
      {...props}
      notInPlan={{
        title: <FormattedMessage id="member.dropinfo.forbiddenTitle" />,
        reason: <FormattedMessage id="member.dropinfo.forbiddenReason" />,
      }}
    />
  );
}
