import { useContext } from 'react';
import { ClockContext } from '../../live/use-now.ts';
import { CalendarView } from './calendar-view.tsx';
import { TimeView } from './time-view.tsx';
import { type PickerRules, usePicker } from './use-picker.ts';

interface PickerViewsProps {
  readonly value: Date | null;
  readonly rules: PickerRules;
  readonly onChoose: (chosen: Date) => void;
}

/** The view in which one stands, and the way through all of them. */
export function PickerViews({ value, rules, onChoose }: PickerViewsProps) {
  const clock = useContext(ClockContext);
  const picker = usePicker(rules, value, clock.now(), onChoose);
  return picker.view === 'time' ? (
    <TimeView picker={picker} rules={rules} />
  ) : (
    <CalendarView key={picker.view} picker={picker} view={picker.view} rules={rules} value={value} />
  );
}
