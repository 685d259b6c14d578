import { Box, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { campaignScreenQuery } from '../../../__generated__/campaignScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { CardTable } from '../../../shared/ui/card-table.tsx';
import { BarChart } from '../../../shared/ui/chart/bar-chart.ts';
import { ScreenAnswer } from '../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { Th } from '../parts/th.tsx';
import { type DayVisits, lastDays } from './lib/visits-by-day.ts';

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

const daysOnShow = 60;

/** The visits of the campaign's page by day, at /admin/boiskoprawdy. */
export function CampaignScreen(state: ScreenProps<campaignScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.campaign" />}
        subtitle={<FormattedMessage id="admin.campaign.subtitle" />}
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => within(admin, ({ campaignVisits }) => campaignVisits)}
        failed={<FormattedMessage id="admin.campaign.failed" />}
      >
        {(visits, notice) => (
          <>
            {notice}
            <Visits visits={visits} />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}

function Visits({ visits }: { readonly visits: Parameters<typeof lastDays>[0] }) {
  const intl = useIntl();
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
        <CardTable
          label={intl.formatMessage({ id: 'admin.campaign.byDay' })}
          heads={
            <>
              <Th id="admin.campaign.day" />
              <Th id="admin.campaign.visits" isFigure />
            </>
          }
        >
          {days.toReversed().map((day) => (
            <tr role="row" key={day.date}>
              <td role="cell" data-label={intl.formatMessage({ id: 'admin.campaign.day' })}>
                {dayText(day.date)}{' '}
                <Box component="span" c="dimmed">
                  {intl.formatDate(`${day.date}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
                </Box>
              </td>
              <td role="cell" data-figure data-label={intl.formatMessage({ id: 'admin.campaign.visits' })}>
                {intl.formatNumber(day.visits)}
              </td>
            </tr>
          ))}
        </CardTable>
      </Panel>
    </Stack>
  );
}

interface VisitsChartProps {
  /** Earliest first. */
  readonly days: readonly DayVisits[];
}

function VisitsChart({ days }: VisitsChartProps) {
  const intl = useIntl();
  const most = Math.max(...days.map(({ visits }) => visits), 1);
  const sum = days.reduce((total, { visits }) => total + visits, 0);
  return (
    <BarChart
      h={200}
      p="md"
      role="img"
      aria-label={intl.formatMessage(
        { id: 'admin.campaign.chart' },
        { visits: sum, days: days.length, most },
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

/** A day, YYYY-MM-DD, as dates are written here: `14.03.2026`. */
const dayText = (date: string): string => date.split('-').reverse().join('.');
