import type { pl } from './messages.pl.ts';

/** Texts of the date picker in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.datePicker.open': '{label}: choose a date',
  'shared.datePicker.change': '{label}: change the date, now {date}',
  'shared.datePicker.close': 'Close',
  'shared.datePicker.before.year': 'Previous 10 years',
  'shared.datePicker.before.month': 'Previous year',
  'shared.datePicker.before.day': 'Previous month',
  'shared.datePicker.after.year': 'Next 10 years',
  'shared.datePicker.after.month': 'Next year',
  'shared.datePicker.after.day': 'Next month',
  'shared.datePicker.back.month': 'choose a year',
  'shared.datePicker.back.day': 'choose a month',
  'shared.datePicker.back.time': 'back to the choice of a day',
  'shared.datePicker.grid.hour': 'Hour',
  'shared.datePicker.grid.minute': 'Minute',
  'shared.datePicker.done': 'Choose {time}',
  'shared.datePicker.invalid': 'Type the date as {format}',
  'shared.datePicker.outside': 'This date cannot be chosen',
  'shared.datePicker.disabledTime': 'This time cannot be chosen',
};
