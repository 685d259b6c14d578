import dayjs, { type Dayjs } from 'dayjs';
import { type TimePart, timeShape } from './move-in-time.ts';
import type { PickerCell } from './picker-cell.ts';
import { isHourDisabled, isMinuteDisabled, type TimeRules } from './time-rules.ts';

/**
 * The 24 hours of the cursor's day, or the 60 minutes of its hour. Chosen is the cursor's own, because nothing of a
 * time is settled before both parts are.
 */
export function timeCells(part: TimePart, cursor: Dayjs, now: number, rules: TimeRules): PickerCell[] {
  const today = dayjs(now);
  return Array.from({ length: timeShape[part].cells }, (_, index) => {
    const moment = part === 'hour' ? cursor.hour(index) : cursor.minute(index);
    const label = String(index).padStart(2, '0');
    return {
      key: label,
      label,
      name: part === 'hour' ? label : moment.format('HH:mm'),
      isDisabled: part === 'hour' ? isHourDisabled(cursor, index, rules) : isMinuteDisabled(moment, rules),
      isChosen: cursor.get(part) === index,
      isCurrent: moment.isSame(today, part),
      isBeside: false,
    };
  });
}
