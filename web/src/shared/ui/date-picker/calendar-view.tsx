import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { ClockContext } from '../../live/use-now.ts';
import { calendarCells } from './calendar-cells.ts';
import { CalendarHead } from './calendar-head.tsx';
import { calendarShape } from './calendar-page.ts';
import { PickerGrid } from './picker-grid.tsx';
import type { CalendarView as View } from './picker-view.ts';
import type { Picker, PickerRules } from './use-picker.ts';
import { WeekdayHeads } from './weekday-heads.tsx';

interface CalendarViewProps {
  readonly picker: Picker;
  readonly view: View;
  readonly rules: PickerRules;
  /** The field's value. */
  readonly value: Date | null;
}

/** A page of years, months or days. */
export function CalendarView({ picker, view, rules, value }: CalendarViewProps) {
  const intl = useIntl();
  const clock = useContext(ClockContext);
  const { cursor } = picker;
  const { limits, weekStart } = rules;
  const cells = calendarCells({ view, cursor, value, now: clock.now(), limits, weekStart, intl });
  return (
    <>
      <CalendarHead picker={picker} view={view} limits={limits} weekStart={weekStart} />
      <PickerGrid
        label={intl.formatMessage({ id: `shared.datePicker.grid.${view}` })}
        look="date"
        columns={calendarShape[view].columns}
        cells={cells}
        activeKey={cursor.startOf(view).format('YYYY-MM-DD')}
        focusTurn={picker.focusTurn('calendar')}
        onChoose={({ moment }) => picker.choose(moment)}
        onKey={(event) => picker.followKey('calendar', event)}
        heads={view === 'day' ? <WeekdayHeads weekStart={weekStart} /> : undefined}
      />
    </>
  );
}
