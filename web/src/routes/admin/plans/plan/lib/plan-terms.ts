import type { planForm_plan$data } from '../../../../../__generated__/planForm_plan.graphql.ts';
import type { UpdatePlanInput } from '../../../../../__generated__/planFormMutation.graphql.ts';
import type { Language } from '../../../../../i18n/language.ts';
import type { ErrorTexts } from '../../../../../shared/forms/use-form.ts';
import { readDecimal } from '../../../lib/read-decimal.ts';

const numbers = ['pricePln', 'salePercent', 'placesTotal'] as const;
const dates = ['saleStartsAt', 'saleEndsAt', 'soldUntil', 'validFrom', 'validUntil'] as const;

/** What can be changed of a plan, as typed. */
export type TypedTerms = Readonly<
  Record<(typeof numbers)[number], string> & Record<(typeof dates)[number], Date | null>
> & { readonly isLimited: boolean };

const each = <Name extends string, T>(names: readonly Name[], value: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>;

/** A plan's terms as they are typed at first. */
export function typedTerms(plan: planForm_plan$data, language: Language): TypedTerms {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  const written = (number: number | null | undefined) => (number == null ? '' : format.format(number));
  const toDate = (iso: string | null | undefined) => (iso == null ? null : new Date(iso));
  return {
    isLimited: plan.isLimited,
    ...each(numbers, (name) => written(plan[name])),
    ...each(dates, (name) => toDate(plan[name])),
  };
}

/** What keeps terms from being sent; the rest is the graph's to judge. */
export function checkTerms({ pricePln, salePercent, isLimited, placesTotal }: TypedTerms) {
  const isUnread = (text: string) => text.trim() !== '' && readDecimal(text) === null;
  const isWhole = Number.isInteger(readDecimal(placesTotal) ?? 0);
  return {
    pricePln: readDecimal(pricePln) === null && 'INVALID',
    salePercent: isUnread(salePercent) && 'INVALID',
    placesTotal: isLimited && (isUnread(placesTotal) || !isWhole) && 'INVALID',
  } as const;
}

/**
 * What the graph is sent over a plan. Without a limit there is no field for the number of places, so the stored one
 * stays.
 */
export function planInput(plan: planForm_plan$data, terms: TypedTerms): UpdatePlanInput {
  return {
    planId: plan.id,
    version: plan.version ?? 0,
    pricePln: readDecimal(terms.pricePln) ?? 0,
    salePercent: readDecimal(terms.salePercent),
    isLimited: terms.isLimited,
    placesTotal: terms.isLimited ? readDecimal(terms.placesTotal) : (plan.placesTotal ?? null),
    ...each(dates, (name) => terms[name]?.toISOString() ?? null),
  };
}

/**
 * Whether a new price is so far below the old one that it may be a slip: less than half of it, or nothing. One below 0 is
 * refused anyway.
 */
export const isFarBelow = (price: number, before: number): boolean =>
  price >= 0 && price !== before && (price === 0 || price < before / 2);

/** What is wrong with terms, in words. */
export const termTexts: ErrorTexts<TypedTerms> = {
  pricePln: { OUT_OF_RANGE: 'admin.plan.pricePln.OUT_OF_RANGE', INVALID: 'admin.plan.number.INVALID' },
  salePercent: {
    OUT_OF_RANGE: 'admin.common.reductionOutOfRange',
    BLANK: 'admin.plan.salePercent.BLANK',
    INVALID: 'admin.plan.number.INVALID',
  },
  saleStartsAt: { INVALID: 'admin.plan.number.INVALID' },
  saleEndsAt: { REVERSED: 'admin.common.endBeforeStart', INVALID: 'admin.plan.number.INVALID' },
  placesTotal: { BLANK: 'admin.plan.placesTotal.BLANK', INVALID: 'admin.plan.placesTotal.INVALID' },
  soldUntil: { REVERSED: 'admin.plan.soldUntil.REVERSED', INVALID: 'admin.plan.number.INVALID' },
  validFrom: { INVALID: 'admin.plan.number.INVALID' },
  validUntil: {
    REVERSED: 'admin.common.endBeforeStart',
    BLANK: 'admin.plan.validUntil.BLANK',
    INVALID: 'admin.plan.number.INVALID',
  },
};
