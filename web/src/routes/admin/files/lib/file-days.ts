import dayjs from 'dayjs';
import type { MessageId } from '../../../../i18n/texts.ts';
import { type FormError, fieldCode, type UserErrorCode } from '../../../../shared/forms/form-errors.ts';

/** The days of a file as chosen; null for none. */
export interface ChosenDays {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** What is wrong with each day; nothing for one that is fine. */
export type DayErrors = Partial<Record<keyof ChosenDays, MessageId>>;

/** The month before the current one, for which files are made most. */
export function lastMonth(now: number): ChosenDays {
  const month = dayjs(now).subtract(1, 'month');
  return { from: month.startOf('month').toDate(), until: month.endOf('month').startOf('day').toDate() };
}

/** The days as the graph takes them, `YYYY-MM-DD`, or what keeps them from being sent. */
export function readDays({
  from,
  until,
}: ChosenDays): { days: { from: string; until: string } } | { fieldErrors: DayErrors } {
  if (from === null || until === null) {
    return {
      fieldErrors: {
        ...(from === null && { from: 'admin.newFile.error.BLANK' }),
        ...(until === null && { until: 'admin.newFile.error.BLANK' }),
      },
    };
  }
  if (until < from) return { fieldErrors: { until: 'admin.newFile.error.REVERSED' } };
  const written = (day: Date) => dayjs(day).format('YYYY-MM-DD');
  return { days: { from: written(from), until: written(until) } };
}

const texts: Readonly<Partial<Record<UserErrorCode, MessageId>>> = {
  BLANK: 'admin.newFile.error.BLANK',
  REVERSED: 'admin.newFile.error.REVERSED',
  TOO_LONG: 'admin.newFile.error.TOO_LONG',
  TOO_MANY: 'admin.newFile.error.TOO_MANY',
};

/** What the graph found wrong with the days, in words. */
export function dayServerErrors(errors: readonly FormError[]): DayErrors {
  const found = (['from', 'until'] as const).flatMap((field) => {
    const code = fieldCode(errors, field);
    return code === null ? [] : [[field, texts[code] ?? 'admin.newFile.error.INVALID']];
  });
  return Object.fromEntries(found);
}
