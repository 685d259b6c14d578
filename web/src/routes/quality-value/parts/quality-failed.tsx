import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { TipListFailed } from '../../../shared/tip/tip-list-failed.tsx';

interface QualityFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Instead of the list: reading failed and can be tried again, or the plan comes without the guarantee. */
export function QualityFailed(props: QualityFailedProps) {
  return (
    <TipListFailed
      {...props}
      forbiddenTitle={<FormattedMessage id="member.quality.forbiddenTitle" />}
      forbiddenReason={<FormattedMessage id="member.quality.forbiddenReason" />}
    />
  );
}
