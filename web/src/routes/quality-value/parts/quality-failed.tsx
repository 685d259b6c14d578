import { FormattedMessage } from 'react-intl';
import { TipListFailed } from '../../../shared/tip/tip-list-failed.tsx';
import type { Failure } from '../../../shared/ui/failed-message.tsx';

/** Instead of the list: reading failed and can be tried again, or the plan comes without the guarantee. */
export function QualityFailed(failure: Failure) {
  return (
    <TipListFailed
      {...failure}
      forbiddenTitle={<FormattedMessage id="member.quality.forbiddenTitle" />}
      forbiddenReason={<FormattedMessage id="member.quality.forbiddenReason" />}
    />
  );
}
