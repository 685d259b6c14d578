import dayjs from 'dayjs';

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

/** The day on which an order ends if it is paid now, as `DD.MM.YYYY`: months are calendar months. */
export function validUntil({ action, months, extraMonths, planEnd, runsUntil, now }: OrderedTime): string {
  const end = planEnd
    ? dayjs(planEnd)
    : dayjs(action === 'EXTEND' && runsUntil ? runsUntil : now).add(months + extraMonths, 'month');
  return end.format('DD.MM.YYYY');
}
