import { Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { alertBudget_viewer$key } from '../../../__generated__/alertBudget_viewer.graphql.ts';
import type { alertLeaguesField_leagues$key } from '../../../__generated__/alertLeaguesField_leagues.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import { FailedMessage } from '../../../shared/ui/failed-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { AlertBudgetForm } from './alert-budget-form.tsx';
import { AlertReceipts } from './alert-receipts.tsx';

const fragment = graphql`
  fragment alertBudget_viewer on Viewer @argumentDefinitions(month: { type: "YearMonth" }) {
    alertSettings @catch(to: RESULT) {
      ...alertBudgetForm_settings
    }
    ...alertReceipts_viewer @arguments(month: $month)
  }
`;

interface AlertBudgetProps {
  readonly viewer: alertBudget_viewer$key;
  /** Leagues to choose from; null where they could not be had. */
  readonly leagues: alertLeaguesField_leagues$key | null;
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** How often the person is notified and what became of it; nothing where the service does not let them choose. */
export function AlertBudget({ viewer, leagues, isReading, onRetry }: AlertBudgetProps) {
  const data = useFragment(fragment, viewer);
  const { alertSettings } = data;
  if (!alertSettings.ok) {
    return (
      <Panel title={<FormattedMessage id="member.alerts.title" />} style={{ gridColumn: '1 / -1' }}>
        <FailedMessage
          title={<FormattedMessage id="member.alerts.failed" />}
          reason={<FormattedMessage id="member.profile.paymentsFailedReason" />}
          fault={caughtError(alertSettings.errors)}
          isRefreshing={isReading}
          onRetry={onRetry}
        />
      </Panel>
    );
  }
  if (alertSettings.value == null) return null;
  return (
    <Stack ref={showWhenNamed} style={{ gridColumn: '1 / -1' }}>
      <Panel title={<FormattedMessage id="member.alerts.title" />}>
        <AlertBudgetForm settings={alertSettings.value} leagues={leagues} />
      </Panel>
      <AlertReceipts viewer={data} isReading={isReading} onRetry={onRetry} />
    </Stack>
  );
}

/** A digest leads to `/profile#alerts`. */
const showWhenNamed = (part: HTMLDivElement | null) => {
  if (window.location.hash === '#alerts') part?.scrollIntoView();
};
