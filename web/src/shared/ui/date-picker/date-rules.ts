import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** From coarse to fine. */
type PickerView = 'year' | 'month' | 'day' | 'time';

export interface DateRules {
  /** The precision: with `day` there is no time. */
  readonly minView: PickerView;
  /** Must not be finer than `minView`. */
  readonly startView: PickerView;
  /** 0 is Sunday. */
  readonly weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Inclusive; null for no limit. */
  readonly limits: { readonly lower: Date | null; readonly upper: Date | null };
  /** Called with the start of a minute within the limits. */
  readonly isTimeDisabled: (minute: Date) => boolean;
}

/** `outside` means outside the limits. */
export type TypedDateError = 'invalid' | 'outside' | 'disabledTime';

/** The format of shown and typed dates. */
export const dateFormat = (minView: PickerView): string =>
  minView === 'time' ? 'DD.MM.YYYY HH:mm' : 'DD.MM.YYYY';

/**
 * Parses a date in the browser's time zone. The result must format to the same text, which excludes 30 February, the skipped hour of
 * daylight saving time, and short forms.
 */
export function readTypedDate(text: string, format: string): Date | null {
  const moment = dayjs(text, format);
  return moment.isValid() && moment.format(format) === text ? moment.toDate() : null;
}

export function typedDateError(date: Date | null, rules: DateRules): TypedDateError | null {
  if (date === null) return 'invalid';
  const moment = dayjs(date);
  const { minView, isTimeDisabled } = rules;
  if (isOutside(moment, minView === 'time' ? 'minute' : minView, rules)) return 'outside';
  return minView === 'time' && isTimeDisabled(date) ? 'disabledTime' : null;
}

export function clampToLimits(moment: Dayjs, { limits: { lower, upper } }: DateRules): Dayjs {
  if (lower !== null && moment.isBefore(lower)) return dayjs(lower);
  return upper !== null && moment.isAfter(upper) ? dayjs(upper) : moment;
}

/** Whether a time (`HH:mm`) cannot be chosen, also because daylight saving time skips it. */
export function isMinuteDisabled(day: Dayjs, time: string, rules: DateRules): boolean {
  const minute = atTime(day, time);
  return (
    minute.format('HH:mm') !== time ||
    isOutside(minute, 'minute', rules) ||
    rules.isTimeDisabled(minute.toDate())
  );
}

/** `time` is `HH:mm`. */
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
