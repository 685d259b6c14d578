import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { FailedCard } from '../../../shared/ui/error-states.tsx';

/** Replaces content that could not be loaded or that the user's plan does not include. */
export function AutofiltersFailed({ error }: { readonly error: AppError }) {
  return (
    <FailedCard
      error={error}
      title={<FormattedMessage id="member.autofilters.failedTitle" />}
      notInPlan={{
        title: <FormattedMessage id="member.autofilters.forbiddenTitle" />,
        reason: <FormattedMessage id="member.autofilters.forbiddenReason" />,
      }}
    />
  );
}
