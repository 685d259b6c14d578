import dayjs from 'dayjs';
import type { planScreen_plan$data } from '../../../../../__generated__/planScreen_plan.graphql.ts';
import type { UpdatePlanInput } from '../../../../../__generated__/planScreenMutation.graphql.ts';
import type { Language } from '../../../../../i18n/language.ts';
import type { ErrorTexts } from '../../../../../shared/forms/use-attempt.ts';
import { readDecimal, readWhole } from '../../../lib/read-decimal.ts';

export const planNumbers = ['pricePln', 'salePercent', 'placesTotal'] as const;
export const planDates = ['saleStartsAt', 'saleEndsAt', 'soldUntil', 'validFrom', 'validUntil'] as const;

type PlanDraft = Readonly<
  Record<(typeof planNumbers)[number], string> & Record<(typeof planDates)[number], Date | null>
> & { readonly isLimited: boolean };

const mapNames = <Name extends string, T>(names: readonly Name[], value: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>;

/** The form values of a saved plan. Numbers use the language's decimal separator. */
export function toPlanDraft(plan: planScreen_plan$data, language: Language): PlanDraft {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  const toText = (number: number | null) => (number == null ? '' : format.format(number));
  const toDate = (iso: string | null) => (iso == null ? null : new Date(iso));
  return {
    isLimited: plan.isLimited,
    ...mapNames(planNumbers, (name) => toText(plan[name])),
    ...mapNames(planDates, (name) => toDate(plan[name])),
  };
}

/** Errors that block submission. The server checks everything else. */
export function checkPlan({ pricePln, salePercent, isLimited, placesTotal }: PlanDraft) {
  const isInvalid = (text: string) => text.trim() !== '' && readDecimal(text) === null;
  return {
    pricePln: readDecimal(pricePln) === null && 'INVALID',
    salePercent: isInvalid(salePercent) && 'INVALID',
    placesTotal: isLimited && placesTotal.trim() !== '' && readWhole(placesTotal) === null && 'INVALID',
  } as const;
}

/** The last moment of an end that is included, such as 23:59 for the whole day. */
const endOfMinute = (end: Date | null) => end && dayjs(end).endOf('minute').toISOString();

/** The mutation input. Without a limit the form has no field for the places, so the stored number is sent. */
export function planInput(plan: planScreen_plan$data, draft: PlanDraft): UpdatePlanInput {
  return {
    planId: plan.id,
    version: plan.version ?? 0,
    pricePln: readDecimal(draft.pricePln) ?? 0,
    salePercent: readDecimal(draft.salePercent),
    isLimited: draft.isLimited,
    placesTotal: draft.isLimited ? readWhole(draft.placesTotal) : plan.placesTotal,
    ...mapNames(planDates, (name) => draft[name]?.toISOString() ?? null),
    soldUntil: endOfMinute(draft.soldUntil),
    validUntil: endOfMinute(draft.validUntil),
  };
}

/** Whether a price may be a typing error: 0, or less than half of the old one. The server rejects negative prices. */
export const isSuspiciousPrice = (price: number, before: number): boolean =>
  price >= 0 && price !== before && (price === 0 || price < before / 2);

export const planErrorTexts: ErrorTexts<PlanDraft> = {
  pricePln: { OUT_OF_RANGE: 'admin.plan.pricePln.OUT_OF_RANGE', INVALID: 'admin.plan.number.INVALID' },
  salePercent: {
    OUT_OF_RANGE: 'admin.common.discountOutOfRange',
    BLANK: 'admin.plan.salePercent.BLANK',
    INVALID: 'admin.plan.number.INVALID',
  },
  saleStartsAt: { INVALID: 'admin.common.invalidDate' },
  saleEndsAt: { REVERSED: 'admin.common.endBeforeStart', INVALID: 'admin.common.invalidDate' },
  placesTotal: { BLANK: 'admin.plan.placesTotal.BLANK', INVALID: 'admin.plan.placesTotal.INVALID' },
  soldUntil: { REVERSED: 'admin.plan.soldUntil.REVERSED', INVALID: 'admin.common.invalidDate' },
  validFrom: { INVALID: 'admin.common.invalidDate' },
  validUntil: {
    REVERSED: 'admin.common.endBeforeStart',
    BLANK: 'admin.plan.validUntil.BLANK',
    INVALID: 'admin.common.invalidDate',
  },
};
