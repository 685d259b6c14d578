import type { userSubscriptions_admin$data } from '../../../../../__generated__/userSubscriptions_admin.graphql.ts';
import { lastDay, warsawDay } from '../../../../../shared/ui/warsaw-day.ts';
import { warsawDayAfter } from '../../../../../shared/ui/warsaw-day-after.ts';

export type Plan = NonNullable<userSubscriptions_admin$data['plans']>[number];

type GrantablePlan = Omit<Plan, 'permissions'>;

export const includedBenefits = (plan: GrantablePlan | undefined, months: number | null) => ({
  goq: plan?.goqFromMonths != null && (plan.hasFixedDates || (months ?? 0) >= plan.goqFromMonths),
  discord: plan?.discordIncluded ?? false,
});

/** Whether a plan has not ended at `now`. Only plans with fixed dates end. */
export const isGrantable = ({ validUntil }: GrantablePlan, now: number): boolean =>
  validUntil == null || Date.parse(validUntil) > now;

/** First and last day (Europe/Warsaw) of a subscription granted at `now`; null for an invalid length. */
export function grantPeriod(plan: GrantablePlan, months: number | null, now: number) {
  const { validFrom, validUntil } = plan;
  if (plan.hasFixedDates && validUntil != null) {
    const startsAt = validFrom != null && Date.parse(validFrom) > now ? Date.parse(validFrom) : now;
    return { from: warsawDay(startsAt), until: lastDay(validUntil) };
  }
  if (months === null || months < 1 || months > maxMonths) return null;
  return { from: warsawDay(now), until: warsawDayAfter(now, months) };
}

const maxMonths = 36;
