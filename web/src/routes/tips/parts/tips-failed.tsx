import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { TipListFailed } from '../../../shared/tip/tip-list-failed.tsx';

interface TipsFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Instead of the list of tips: reading failed and can be tried again, or the plan does not include tips. */
export function TipsFailed(props: TipsFailedProps) {
  return (
    <TipListFailed
      {...props}
      forbiddenTitle={<FormattedMessage id="member.tips.forbiddenTitle" />}
      forbiddenReason={<FormattedMessage id="member.tips.forbiddenReason" />}
    />
  );
}
