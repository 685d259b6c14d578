/** What the date picker shows at a time, from the widest to the narrowest: a decade's years, a year's months, a month's days, a day's hours and minutes. */
export const pickerViews = ['year', 'month', 'day', 'time'] as const;

/** One of the date picker's views. */
export type PickerView = (typeof pickerViews)[number];

/** A view made of dates. */
export type CalendarView = Exclude<PickerView, 'time'>;

/** Whether one view is narrower than another. */
export function isNarrower(view: PickerView, than: PickerView): boolean {
  return pickerViews.indexOf(view) > pickerViews.indexOf(than);
}

/** The view to which one goes on: year, month, day, time. Null from the narrowest view that is asked for. */
export function nextView(view: PickerView, minView: PickerView): PickerView | null {
  return isNarrower(minView, view) ? (pickerViews[pickerViews.indexOf(view) + 1] ?? null) : null;
}

/** The view to which one goes back: from time to day, day to month, month to year. Null from years. */
export function viewBefore(view: PickerView): PickerView | null {
  return pickerViews[pickerViews.indexOf(view) - 1] ?? null;
}
