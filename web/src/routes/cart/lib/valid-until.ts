import dayjs from 'dayjs';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';

/** What decides how long an order lasts. */
export interface OrderedTime {
  action: 'BUY' | 'EXTEND' | 'CHANGE' | (string & {});
  months: number;
  extraMonths: number;
  /** End of a plan with fixed dates, ISO 8601. */
  planEnd: string | null;
  /** End of the running subscription, ISO 8601. */
  runsUntil: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** The day on which an order ends if it is paid now, as `DD.MM.YYYY`: months are calendar months in Warsaw. */
export function validUntil({ action, months, extraMonths, planEnd, runsUntil, now }: OrderedTime): string {
  if (planEnd) return warsawDay(planEnd);
  const [day, month, year] = warsawDay(action === 'EXTEND' && runsUntil ? runsUntil : now).split('.');
  return dayjs(`${year}-${month}-${day}`)
    .add(months + extraMonths, 'month')
    .format('DD.MM.YYYY');
}
