import dayjs from 'dayjs';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { type FormError, fieldCode, type UserErrorCode } from '../../../../../shared/forms/form-errors.ts';
import { lastDay, warsawDay } from '../../../../../shared/ui/warsaw-day.ts';

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

/** Why a field of a person or a subscription was refused. */
export const refusals: Readonly<Partial<Record<UserErrorCode, MessageId>> & { INVALID: MessageId }> = {
  TOO_LONG: 'admin.user.refused.tooLong',
  BLANK: 'admin.user.refused.blank',
  OUT_OF_RANGE: 'admin.user.refused.outOfRange',
  REVERSED: 'admin.common.endBeforeStart',
  RUNNING: 'admin.user.refused.running',
  SOLD_OUT: 'admin.user.refused.soldOut',
  UNAVAILABLE: 'admin.user.refused.unavailable',
  LAST_ADMIN: 'admin.user.refused.lastAdmin',
  SERVICE_ACCOUNT: 'admin.user.refused.serviceAccount',
  UNSUPPORTED: 'admin.user.refused.unsupported',
  STALE: 'admin.user.refused.stale',
  INVALID: 'admin.user.refused.invalid',
};

const refusalOf = (code: UserErrorCode) => refusals[code] ?? refusals.INVALID;

/** Why a field was refused, in words; null when it was not. */
export function fieldRefusal(errors: readonly FormError[], field: string, intl: IntlShape): string | null {
  const code = fieldCode(errors, field);
  return code && intl.formatMessage({ id: refusalOf(code) });
}

/** Why something was not done, in words, by the first error. */
export const refusalText = (errors: readonly FormError[], intl: IntlShape) =>
  intl.formatMessage({ id: refusalOf(errors[0]?.code ?? 'UNKNOWN') });

/** The same where no field says it; null where one does. */
export const formRefusal = (errors: readonly FormError[], intl: IntlShape) =>
  errors.some(({ field }) => field == null) ? refusalText(errors, intl) : null;
