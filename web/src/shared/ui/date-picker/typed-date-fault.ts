import dayjs from 'dayjs';
import { isUnitOutside } from './picker-limits.ts';
import { isMinuteDisabled } from './time-rules.ts';
import type { PickerRules } from './use-picker.ts';

/** Why a typed text is not taken: it is no date, lies outside the limits, or its time is disabled. */
export type TypedDateFault = 'invalid' | 'outside' | 'disabledTime';

/** What is wrong with a date that was read from a typed text (null when none was); null when it may be taken. */
export function typedDateFault(date: Date | null, rules: PickerRules): TypedDateFault | null {
  if (date === null) return 'invalid';
  const moment = dayjs(date);
  const { minView, limits } = rules;
  if (isUnitOutside(moment, minView === 'time' ? 'minute' : minView, limits)) return 'outside';
  return minView === 'time' && isMinuteDisabled(moment, rules) ? 'disabledTime' : null;
}
