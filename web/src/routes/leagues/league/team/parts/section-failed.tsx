import { FormattedMessage } from 'react-intl';
import { caughtFault } from '../../../../../shared/relay/caught-fault.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { RetryButton } from '../../../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';

/** What each section of the page can do about what it shows. */
export interface SectionProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

interface SectionFailedProps extends SectionProps {
  /** Which section. */
  readonly id: 'record' | 'coming' | 'results';
  /** What its field caught. */
  readonly errors: readonly unknown[];
}

/** In the place of a section that could not be read; the rest of the page stands. */
export function SectionFailed({ id, errors, isRefreshing, onRefresh }: SectionFailedProps) {
  const fault = caughtFault(errors);
  return (
    <Panel title={<FormattedMessage id={`member.team.${id}`} />}>
      <StateMessage
        kind="failed"
        title={<FormattedMessage id={`member.team.${id}Failed`} />}
        reason={<FormattedMessage id={`shared.error.${fault.code}`} />}
        reference={fault.requestId}
        action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRefresh} />}
      />
    </Panel>
  );
}
