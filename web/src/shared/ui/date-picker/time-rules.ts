import type { Dayjs } from 'dayjs';
import { isUnitOutside, type PickerLimits } from './picker-limits.ts';

/** Says of the beginning of a minute whether it may not be chosen. */
export type DisabledTimeRule = (minute: Date) => boolean;

/** What decides which minutes may be chosen. */
export interface TimeRules {
  readonly limits: PickerLimits;
  readonly isTimeDisabled: DisabledTimeRule;
}

/** Whether a minute lies outside the limits or is disabled by the rule. */
export function isMinuteDisabled(minute: Dayjs, { limits, isTimeDisabled }: TimeRules): boolean {
  return isUnitOutside(minute, 'minute', limits) || isTimeDisabled(minute.startOf('minute').toDate());
}

/**
 * Whether an hour (0 to 23) of a day has no minute that may be chosen. The hour that the clocks leave out when summer
 * time begins has none.
 */
export function isHourDisabled(day: Dayjs, hour: number, rules: TimeRules): boolean {
  const start = day.startOf('day').hour(hour);
  if (start.hour() !== hour) return true;
  return Array.from({ length: 60 }, (_, minute) => start.minute(minute)).every((minute) =>
    isMinuteDisabled(minute, rules),
  );
}
