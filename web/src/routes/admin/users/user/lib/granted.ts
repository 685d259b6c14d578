import dayjs from 'dayjs';
import { lastDay } from '../../../../../shared/ui/last-day.ts';
import { warsawDay } from '../../../../../shared/ui/warsaw-day.ts';

/** A plan as far as it says what a subscription of it includes. */
export interface GrantablePlan {
  readonly name: string;
  readonly hasFixedDates: boolean;
  readonly validFrom: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly discordIncluded: boolean;
  readonly goqFromMonths: number | null | undefined;
}

/** What the plan includes for so many months. */
export const includedIn = (plan: GrantablePlan | undefined, months: number | null) => ({
  goq: plan?.goqFromMonths != null && (plan.hasFixedDates || (months ?? 0) >= plan.goqFromMonths),
  discord: plan?.discordIncluded ?? false,
});

/** The first and the last day, in Warsaw, of a subscription that is given now; null for a length that cannot be given. */
export function grantedDays(plan: GrantablePlan, months: number | null, now: number) {
  const { validFrom, validUntil } = plan;
  if (plan.hasFixedDates && validUntil != null) {
    const begins = validFrom != null && Date.parse(validFrom) > now ? Date.parse(validFrom) : now;
    return { from: warsawDay(begins), until: lastDay(validUntil) };
  }
  if (months === null || months < 1 || months > maxMonths) return null;
  return { from: warsawDay(now), until: warsawDay(dayjs(now).add(months, 'month').valueOf()) };
}

const maxMonths = 36;
