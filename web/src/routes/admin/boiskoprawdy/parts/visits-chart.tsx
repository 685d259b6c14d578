import { useIntl } from 'react-intl';
import { BarChart } from '../../../../shared/ui/chart/bar-chart.ts';
import { dayText } from '../lib/day-text.ts';
import type { DayVisits } from '../lib/visits-by-day.ts';

interface VisitsChartProps {
  /** Earliest first. */
  readonly days: readonly DayVisits[];
}

/** Visits by day as columns; the table beside it has the figures. */
export function VisitsChart({ days }: VisitsChartProps) {
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
