import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../../shared/relay/app-error.ts';
import { faultReason } from '../lib/fault-reason.ts';

/** Why the data provider's offer could not be read, where its fault says more than that it failed. */
export function failedReason({ code }: OperationFault) {
  const reason = faultReason(code);
  return reason && <FormattedMessage id={reason} />;
}
