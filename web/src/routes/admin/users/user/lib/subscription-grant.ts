import dayjs from 'dayjs';
import { lastDay, warsawDay } from '../../../../../shared/ui/warsaw-day.ts';

export interface GrantablePlan {
  readonly name: string;
  readonly hasFixedDates: boolean;
  readonly validFrom: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly discordIncluded: boolean;
  readonly goqFromMonths: number | null | undefined;
}

/** The benefits that the plan includes for this number of months. */
export const includedBenefits = (plan: GrantablePlan | undefined, months: number | null) => ({
  goq: plan?.goqFromMonths != null && (plan.hasFixedDates || (months ?? 0) >= plan.goqFromMonths),
  discord: plan?.discordIncluded ?? false,
});

/** First and last day (Europe/Warsaw) of a subscription granted at `now`; null for an invalid length. */
export function grantPeriod(plan: GrantablePlan, months: number | null, now: number) {
  const { validFrom, validUntil } = plan;
  if (plan.hasFixedDates && validUntil != null) {
    const startsAt = validFrom != null && Date.parse(validFrom) > now ? Date.parse(validFrom) : now;
    return { from: warsawDay(startsAt), until: lastDay(validUntil) };
  }
  if (months === null || months < 1 || months > maxMonths) return null;
  return { from: warsawDay(now), until: warsawDay(dayjs(now).add(months, 'month').valueOf()) };
}

const maxMonths = 36;
