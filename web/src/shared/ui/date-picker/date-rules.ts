import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** What the date picker shows at a time, from the widest to the narrowest. */
export type PickerView = 'year' | 'month' | 'day' | 'time';

/** What a date picker lets one choose. */
export interface DateRules {
  /** How fine one chooses: with `day` there is no time. */
  readonly minView: PickerView;
  /** Where one begins; never narrower than `minView`. */
  readonly startView: PickerView;
  /** The day with which weeks begin: 0 is Sunday, 1 Monday, 6 Saturday. */
  readonly weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Between which moments one may choose, both included; null for no limit. */
  readonly limits: { readonly lower: Date | null; readonly upper: Date | null };
  /** Says of the beginning of a minute within the limits whether it may not be chosen. */
  readonly isTimeDisabled: (minute: Date) => boolean;
}

/** Why a typed text is not taken: it is no date, lies outside the limits, or its time is disabled. */
export type TypedDateError = 'invalid' | 'outside' | 'disabledTime';

/** How a chosen date is written. */
export function defaultDateFormat(minView: PickerView): string {
  return minView === 'time' ? 'DD.MM.YYYY HH:mm' : 'DD.MM.YYYY';
}

/**
 * Reads a typed date in the browser's time zone. It counts only when the result written in the format is the same text;
 * so there is no 30 February, no hour that the clocks leave out, and no short form. Null otherwise.
 */
export function readTypedDate(text: string, format: string): Date | null {
  const moment = dayjs(text, format);
  return moment.isValid() && moment.format(format) === text ? moment.toDate() : null;
}

/** What is wrong with a date that was read from a typed text (null when none was); null when it may be taken. */
export function typedDateError(date: Date | null, rules: DateRules): TypedDateError | null {
  if (date === null) return 'invalid';
  const moment = dayjs(date);
  const { minView, isTimeDisabled } = rules;
  if (isOutside(moment, minView === 'time' ? 'minute' : minView, rules)) return 'outside';
  return minView === 'time' && isTimeDisabled(date) ? 'disabledTime' : null;
}

/** The moment itself, or the nearest one within the limits. */
export function clampToLimits(moment: Dayjs, { limits: { lower, upper } }: DateRules): Dayjs {
  if (lower !== null && moment.isBefore(lower)) return dayjs(lower);
  return upper !== null && moment.isAfter(upper) ? dayjs(upper) : moment;
}

/** Whether a minute of a day, as `HH:mm`, cannot be chosen, as in the hour that the clocks leave out in spring. */
export function isMinuteDisabled(day: Dayjs, time: string, rules: DateRules): boolean {
  const minute = atTime(day, time);
  return (
    minute.format('HH:mm') !== time ||
    isOutside(minute, 'minute', rules) ||
    rules.isTimeDisabled(minute.toDate())
  );
}

/** The minute of a day that a time names as `HH:mm`. */
export function atTime(day: Dayjs, time: string): Dayjs {
  const [hour, minute] = time.split(':').map(Number);
  return day
    .startOf('day')
    .hour(hour ?? 0)
    .minute(minute ?? 0);
}

function isOutside(
  moment: Dayjs,
  unit: 'year' | 'month' | 'day' | 'minute',
  { limits: { lower, upper } }: DateRules,
): boolean {
  if (lower !== null && moment.endOf(unit).isBefore(lower)) return true;
  return upper !== null && moment.startOf(unit).isAfter(upper);
}
