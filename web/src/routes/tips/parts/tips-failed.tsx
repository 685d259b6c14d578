import { FormattedMessage } from 'react-intl';
import { TipListFailed } from '../../../shared/tip/tip-list-failed.tsx';
import type { Failure } from '../../../shared/ui/failed-message.tsx';

/** Instead of the list of tips: reading failed and can be tried again, or the plan does not include tips. */
export function TipsFailed(failure: Failure) {
  return (
    <TipListFailed
      {...failure}
      forbiddenTitle={<FormattedMessage id="member.tips.forbiddenTitle" />}
      forbiddenReason={<FormattedMessage id="member.tips.forbiddenReason" />}
    />
  );
}
