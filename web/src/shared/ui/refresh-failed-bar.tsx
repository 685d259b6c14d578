import { FormattedMessage } from 'react-intl';
import type { AppError } from '../relay/app-error.ts';
import { Banner } from './banner.tsx';
import { ErrorReference } from './error-reference.tsx';

interface RefreshFailedBarProps {
  /** Why the latest reading failed. */
  readonly fault: AppError;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Says over what is on show that it could not be read again, or not as it is asked for now. */
export function RefreshFailedBar({ fault, isRefreshing, onRefresh }: RefreshFailedBarProps) {
  return (
    <Banner actionText={<FormattedMessage id="common.tryAgain" />} onAction={onRefresh} isBusy={isRefreshing}>
      <FormattedMessage
        id="shared.state.refreshFailed"
        values={{
          b: (text) => <b>{text}</b>,
          fault: <FormattedMessage id="shared.error" values={{ code: fault.code }} />,
        }}
      />
      <ErrorReference fault={fault} />
    </Banner>
  );
}
