import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { FailedCard } from '../../../shared/ui/error-states.tsx';

interface DropinfoFailedProps {
  readonly error: AppError;
  readonly title: ReactNode;
  readonly reason: ReactNode;
}

/** Replaces content that could not be loaded or that the user's plan does not include. */
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
