import dayjs from 'dayjs';
import type { ErrorTexts } from '../../../../shared/forms/use-form.ts';

/** The days of a file as chosen; null for none. */
export interface ChosenDays {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** The month before the current one, for which files are made most. */
export function lastMonth(now: number): ChosenDays {
  const month = dayjs(now).subtract(1, 'month');
  return { from: month.startOf('month').toDate(), until: month.endOf('month').startOf('day').toDate() };
}

/** What keeps days from being sent. */
export const checkDays = ({ from, until }: ChosenDays) =>
  ({
    from: from === null && 'BLANK',
    until: until === null ? 'BLANK' : from !== null && until < from && 'REVERSED',
  }) as const;

/** The days as the graph takes them, `YYYY-MM-DD`. */
export const daysInput = ({ from, until }: ChosenDays) => ({
  from: dayjs(from).format('YYYY-MM-DD'),
  until: dayjs(until).format('YYYY-MM-DD'),
});

const texts = {
  BLANK: 'admin.newFile.error.BLANK',
  REVERSED: 'admin.newFile.error.REVERSED',
  TOO_LONG: 'admin.newFile.error.TOO_LONG',
  TOO_MANY: 'admin.newFile.error.TOO_MANY',
  INVALID: 'admin.newFile.error.INVALID',
} as const;

/** What is wrong with the days, in words. */
export const dayTexts: ErrorTexts<ChosenDays> = { from: texts, until: texts };
