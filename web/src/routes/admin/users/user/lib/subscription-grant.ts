import dayjs from 'dayjs';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { type FormError, fieldCode, type UserErrorCode } from '../../../../../shared/forms/form-errors.ts';
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
    const begins = validFrom != null && Date.parse(validFrom) > now ? Date.parse(validFrom) : now;
    return { from: warsawDay(begins), until: lastDay(validUntil) };
  }
  if (months === null || months < 1 || months > maxMonths) return null;
  return { from: warsawDay(now), until: warsawDay(dayjs(now).add(months, 'month').valueOf()) };
}

const maxMonths = 36;

/** Messages for the error codes of a user or a subscription. */
export const errorMessages: Readonly<Partial<Record<UserErrorCode, MessageId>> & { INVALID: MessageId }> = {
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

const errorMessageId = (code: UserErrorCode) => errorMessages[code] ?? errorMessages.INVALID;

/** Error message of a field; null without an error. */
export function fieldErrorText(errors: readonly FormError[], field: string, intl: IntlShape): string | null {
  const code = fieldCode(errors, field);
  return code && intl.formatMessage({ id: errorMessageId(code) });
}

/** Message of the first error. */
export const firstErrorText = (errors: readonly FormError[], intl: IntlShape) =>
  intl.formatMessage({ id: errorMessageId(errors[0]?.code ?? 'UNKNOWN') });

/** Message of the first error when an error has no field; null when fields show every error. */
export const formErrorText = (errors: readonly FormError[], intl: IntlShape) =>
  errors.some(({ field }) => field == null) ? firstErrorText(errors, intl) : null;
