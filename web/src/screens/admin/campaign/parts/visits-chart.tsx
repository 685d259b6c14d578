import { Flex } from '@mantine/core';
import { useIntl } from 'react-intl';
import { dayText } from '../lib/day-text.ts';
import type { DayVisits } from '../lib/visits-by-day.ts';
import styles from './visits-chart.module.css';

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
    <Flex component="figure" gap={6} m={0} p="md" direction="column">
      <Flex
        role="img"
        gap={2}
        align="flex-end"
        h={160}
        style={{ borderBottom: '1px solid var(--line-strong)' }}
        aria-label={intl.formatMessage(
          { id: 'admin.campaign.chart' },
          { visits: sum, days: days.length, most },
        )}
      >
        {days.map(({ date, visits }) => (
          <span
            key={date}
            className={styles.column}
            title={`${dayText(date)}: ${intl.formatNumber(visits)}`}
            style={{ height: `${(visits / most) * 100}%` }}
          />
        ))}
      </Flex>
      <Flex component="figcaption" justify="space-between" c="dimmed" fz="xs">
        <span>{dayText(days[0]?.date ?? '')}</span>
        <span>{dayText(days.at(-1)?.date ?? '')}</span>
      </Flex>
    </Flex>
  );
}
