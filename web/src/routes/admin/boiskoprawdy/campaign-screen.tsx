import { Box, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { campaignScreenQuery } from '../../../__generated__/campaignScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { BarChart } from '../../../shared/ui/chart/bar-chart.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dayText } from '../../../shared/ui/formats.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { AdminTable } from '../parts/admin-table.tsx';
import { type DayVisits, lastDays } from './lib/visits-by-day.ts';

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

/** /admin/boiskoprawdy: visits of the campaign page by day. */
export function CampaignScreen(state: ScreenProps<campaignScreenQuery>) {
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ campaignVisits }) => campaignVisits)}
      failed="admin.campaign.failed"
      empty={<EmptyState title="admin.campaign.empty" reason="admin.campaign.emptyReason" />}
    >
      {(visits) => <Visits visits={visits} />}
    </AdminPage>
  );
}

function Visits({ visits }: { readonly visits: readonly DayVisits[] }) {
  const intl = useIntl();
  const days = lastDays(visits, 60);
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
          cards={{ label: intl.formatMessage({ id: 'admin.campaign.byDay' }) }}
          rows={days.toReversed()}
          rowKey={({ date }) => date}
          columns={[
            {
              head: 'admin.campaign.day',
              cell: ({ date }) => (
                <>
                  {dayText(date)}{' '}
                  <Box component="span" c="dimmed">
                    {intl.formatDate(`${date}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
                  </Box>
                </>
              ),
            },
            { head: 'admin.campaign.visits', isFigure: true, cell: (day) => intl.formatNumber(day.visits) },
          ]}
        />
      </Panel>
    </Stack>
  );
}

function VisitsChart({ days }: { readonly days: readonly DayVisits[] }) {
  const intl = useIntl();
  const maxVisits = Math.max(...days.map(({ visits }) => visits), 1);
  const sum = days.reduce((total, { visits }) => total + visits, 0);
  return (
    <BarChart
      h={200}
      p="md"
      role="img"
      aria-label={intl.formatMessage(
        { id: 'admin.campaign.chart' },
        { visits: sum, days: days.length, most: maxVisits },
      )}
      data={[...days]}
      dataKey="date"
      series={[
        {
          name: 'visits',
          label: intl.formatMessage({ id: 'admin.campaign.visits' }),
          color: 'var(--data-neutral)',
        },
      ]}
      accessibilityLayer={false}
      withYAxis={false}
      gridAxis="none"
      textColor="dimmed"
      maxBarWidth={40}
      valueFormatter={(visits) => intl.formatNumber(visits)}
      tooltipProps={{ labelFormatter: (date) => dayText(String(date)) }}
      xAxisProps={{ tickFormatter: dayText }}
    />
  );
}
