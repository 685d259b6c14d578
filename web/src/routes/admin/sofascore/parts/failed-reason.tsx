import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../../shared/relay/app-error.ts';
import { faultReason } from '../lib/fault-reason.ts';

/** Why the data provider's offer could not be read, where its fault says more than that it failed. */
export function failedReason({ code }: AppError) {
  const reason = faultReason(code);
  return reason && <FormattedMessage id={reason} />;
}
