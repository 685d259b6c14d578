import { FormattedMessage } from 'react-intl';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { FailedMessage } from '../../../../../shared/ui/failed-message.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';

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
  const fault = caughtError(errors);
  return (
    <Panel title={<FormattedMessage id="member.team.section" values={{ section: id }} />}>
      <FailedMessage
        title={<FormattedMessage id="member.team.sectionFailed" values={{ section: id }} />}
        fault={fault}
        isRefreshing={isRefreshing}
        onRetry={onRefresh}
      />
    </Panel>
  );
}
