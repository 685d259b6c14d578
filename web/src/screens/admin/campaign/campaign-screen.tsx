import { Box, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { campaignScreenQuery } from '../../../__generated__/campaignScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { AdminTable } from '../parts/admin-table.tsx';
import { dayText } from './lib/day-text.ts';
import { lastDays } from './lib/visits-by-day.ts';
import { VisitsChart } from './parts/visits-chart.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query campaignScreenQuery {
    admin @catch(to: RESULT) {
      campaignVisits {
        date
        visits
      }
    }
  }
`;

const noVariables = {};
const daysOnShow = 60;

/** The visits of the campaign's page by day, at /admin/boiskoprawdy. */
export function CampaignScreen(props: ScreenProps<campaignScreenQuery>) {
  const state = useKeptQuery(screenQuery, props, noVariables, 'admin');
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.campaign" />}
        subtitle={<FormattedMessage id="admin.campaign.subtitle" />}
      />
      <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
        <Answer state={state} />
      </FaultBoundary>
    </>
  );
}

type State = KeptQuery<campaignScreenQuery>;

function Answer({ state }: { readonly state: State }) {
  const intl = useIntl();
  const { admin } = usePreloadedQuery<campaignScreenQuery>(screenQuery, state.queryRef);
  const visits = admin.ok ? admin.value?.campaignVisits : null;
  if (!visits) {
    return <Failed fault={admin.ok ? forbidden : caughtFault(admin.errors)} state={state} />;
  }
  if (visits.length === 0) {
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="admin.campaign.empty" />}
        reason={<FormattedMessage id="admin.campaign.emptyReason" />}
      />
    );
  }
  const days = lastDays(visits, daysOnShow);
  return (
    <Stack>
      <Panel
        title={<FormattedMessage id="admin.campaign.days" values={{ days: days.length }} />}
        note={
          <FormattedMessage
            id="admin.campaign.all"
            values={{ visits: visits.reduce((sum, day) => sum + day.visits, 0) }}
          />
        }
      >
        <VisitsChart days={days} />
      </Panel>
      <Panel title={<FormattedMessage id="admin.campaign.byDay" />}>
        <AdminTable
          label={intl.formatMessage({ id: 'admin.campaign.byDay' })}
          heads={
            <>
              <th scope="col">
                <FormattedMessage id="admin.campaign.day" />
              </th>
              <th scope="col" data-figure>
                <FormattedMessage id="admin.campaign.visits" />
              </th>
            </>
          }
        >
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <td data-label={intl.formatMessage({ id: 'admin.campaign.day' })}>
                {dayText(day.date)}{' '}
                <Box component="span" c="dimmed">
                  {intl.formatDate(`${day.date}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
                </Box>
              </td>
              <td data-figure data-label={intl.formatMessage({ id: 'admin.campaign.visits' })}>
                {intl.formatNumber(day.visits)}
              </td>
            </tr>
          ))}
        </AdminTable>
      </Panel>
    </Stack>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.campaign.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
