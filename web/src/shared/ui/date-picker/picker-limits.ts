import dayjs, { type Dayjs } from 'dayjs';

/** Between which moments one may choose, both included; null for no limit. */
export interface PickerLimits {
  readonly lower: Date | null;
  readonly upper: Date | null;
}

/** No limit on either side. */
export const noLimits: PickerLimits = { lower: null, upper: null };

/** Whether not even a part of the year, month, day or minute around a moment lies within the limits. */
export function isUnitOutside(
  moment: Dayjs,
  unit: 'year' | 'month' | 'day' | 'minute',
  { lower, upper }: PickerLimits,
): boolean {
  if (lower !== null && moment.endOf(unit).isBefore(lower)) return true;
  return upper !== null && moment.startOf(unit).isAfter(upper);
}

/** The moment itself, or the nearest one within the limits. */
export function clampToLimits(moment: Dayjs, { lower, upper }: PickerLimits): Dayjs {
  if (lower !== null && moment.isBefore(lower)) return dayjs(lower);
  return upper !== null && moment.isAfter(upper) ? dayjs(upper) : moment;
}
