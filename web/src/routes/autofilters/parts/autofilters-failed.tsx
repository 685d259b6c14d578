import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { FailedCard } from '../../../shared/ui/error-states.tsx';

/** Instead of the matches: reading failed and can be tried again, or the plan does not include autofilters. */
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
