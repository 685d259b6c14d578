import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../relay/app-error.ts';
import { BarReference } from './bar-reference.tsx';
import { StaleBar } from './stale-bar.tsx';

interface RefreshFailedBarProps {
  /** Why the latest reading failed. */
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Says over what is on show that it could not be read again, or not as it is asked for now. */
export function RefreshFailedBar({ fault, isRefreshing, onRefresh }: RefreshFailedBarProps) {
  return (
    <StaleBar
      actionText={<FormattedMessage id="shared.state.retry" />}
      onAction={onRefresh}
      isBusy={isRefreshing}
    >
      <FormattedMessage
        id="shared.state.refreshFailed"
        values={{ b: (text) => <b>{text}</b>, fault: <FormattedMessage id={`shared.error.${fault.code}`} /> }}
      />
      <BarReference fault={fault} />
    </StaleBar>
  );
}
