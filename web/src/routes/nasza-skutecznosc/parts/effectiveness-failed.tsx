import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure } from '../../../shared/ui/failed-message.tsx';

/** Stands where the chart would be when it could not be had. */
export function EffectivenessFailed(failure: Failure) {
  return (
    <FailedMessage
      title={<FormattedMessage id="public.effectiveness.failed" />}
      reason={<FormattedMessage id="public.effectiveness.failedWhy" />}
      {...failure}
    />
  );
}
