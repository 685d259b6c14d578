import type { PickerView } from './picker-view.ts';

/** How a chosen date is written: `DD.MM.YYYY HH:mm` with a time, `DD.MM.YYYY` without. */
export function defaultDateFormat(minView: PickerView): string {
  return minView === 'time' ? 'DD.MM.YYYY HH:mm' : 'DD.MM.YYYY';
}
