import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { calendarPage } from './calendar-page.ts';
import classes from './picker-head.module.css';
import { isUnitOutside, type PickerLimits } from './picker-limits.ts';
import type { CalendarView } from './picker-view.ts';
import type { Picker } from './use-picker.ts';
import type { WeekStart } from './week-start.ts';

interface CalendarHeadProps {
  readonly picker: Picker;
  readonly view: CalendarView;
  readonly limits: PickerLimits;
  readonly weekStart: WeekStart;
}

/** Which page is shown, the way back to the wider view, and buttons to the pages before and after as far as limits let. */
export function CalendarHead({ picker, view, limits, weekStart }: CalendarHeadProps) {
  const intl = useIntl();
  const { start, end } = calendarPage(view, picker.cursor, weekStart);
  const year = String(start.year());
  const title = {
    year: `${year}–${start.year() + 9}`,
    month: year,
    day: intl.formatDate(start.toDate(), { month: 'long', year: 'numeric' }),
  }[view];
  return (
    <div className={classes.head}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={intl.formatMessage({ id: `shared.datePicker.before.${view}` })}
        disabled={isUnitOutside(start.subtract(1, 'day'), 'day', limits)}
        onClick={() => picker.turn(-1)}
      >
        <IconChevronLeft size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      {view === 'year' ? (
        <span className={classes.title}>{title}</span>
      ) : (
        <Button
          className={classes.title}
          variant="subtle"
          color="gray"
          aria-label={`${title}, ${intl.formatMessage({ id: `shared.datePicker.back.${view}` })}`}
          onClick={picker.back}
        >
          {title}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={intl.formatMessage({ id: `shared.datePicker.after.${view}` })}
        disabled={isUnitOutside(end, 'day', limits)}
        onClick={() => picker.turn(1)}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </div>
  );
}
