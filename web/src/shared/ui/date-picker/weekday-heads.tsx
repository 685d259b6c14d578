import { Box } from '@mantine/core';
import dayjs from 'dayjs';
import { useIntl } from 'react-intl';
import type { WeekStart } from './week-start.ts';
import classes from './weekday-heads.module.css';

/** A Sunday; the days after it name the week. */
const SUNDAY = dayjs('2026-03-01');

/** The days of the week in the person's language, from the one with which weeks begin. */
export function WeekdayHeads({ weekStart }: { readonly weekStart: WeekStart }) {
  const intl = useIntl();
  return (
    <Box role="row" className={classes.row}>
      {[0, 1, 2, 3, 4, 5, 6].map((index) => {
        const day = SUNDAY.add(weekStart + index, 'day').toDate();
        return (
          <Box
            role="columnheader"
            key={index}
            className={classes.head}
            aria-label={intl.formatDate(day, { weekday: 'long' })}
          >
            {intl.formatDate(day, { weekday: 'short' })}
          </Box>
        );
      })}
    </Box>
  );
}
