import type { UpdatePlanInput } from '../../../../../__generated__/planFormMutation.graphql.ts';
import type { planScreenQuery } from '../../../../../__generated__/planScreenQuery.graphql.ts';
import type { Language } from '../../../../../i18n/language.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { type FormError, fieldCode } from '../../../../../shared/forms/form-errors.ts';
import { readDecimal } from '../../../lib/read-decimal.ts';

/** A plan as the graph gives it. */
export interface StoredPlan {
  readonly id: string;
  readonly version: number | null | undefined;
  readonly pricePln: number;
  readonly salePercent: number | null | undefined;
  readonly saleStartsAt: string | null | undefined;
  readonly saleEndsAt: string | null | undefined;
  readonly isLimited: boolean;
  readonly placesTotal: number | null | undefined;
  readonly soldUntil: string | null | undefined;
  readonly hasFixedDates: boolean;
  readonly validFrom: string | null | undefined;
  readonly validUntil: string | null | undefined;
}

/** What can be changed of a plan, as typed. */
export interface TypedTerms {
  readonly pricePln: string;
  readonly salePercent: string;
  readonly saleStartsAt: Date | null;
  readonly saleEndsAt: Date | null;
  readonly isLimited: boolean;
  readonly placesTotal: string;
  readonly soldUntil: Date | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

/** What is wrong with each field; nothing for one that is fine. */
export type TermErrors = Partial<Record<keyof TypedTerms, MessageId>>;

const toDate = (iso: string | null | undefined) => (iso == null ? null : new Date(iso));

/** A plan's terms as they are typed at first. */
export function typedTerms(plan: StoredPlan, language: Language): TypedTerms {
  const written = (number: number | null | undefined) =>
    number == null
      ? ''
      : new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(number);
  return {
    pricePln: written(plan.pricePln),
    salePercent: written(plan.salePercent),
    saleStartsAt: toDate(plan.saleStartsAt),
    saleEndsAt: toDate(plan.saleEndsAt),
    isLimited: plan.isLimited,
    placesTotal: written(plan.placesTotal),
    soldUntil: toDate(plan.soldUntil),
    validFrom: toDate(plan.validFrom),
    validUntil: toDate(plan.validUntil),
  };
}

/**
 * What the graph is sent over a plan, or what keeps it from being sent; the rest is the graph's to judge. Without a limit
 * there is no field for the number of places, so the stored one stays.
 */
export function readTerms(
  { id, version, placesTotal: storedTotal }: Pick<StoredPlan, 'id' | 'version' | 'placesTotal'>,
  typed: TypedTerms,
): { input: UpdatePlanInput } | { fieldErrors: TermErrors } {
  const pricePln = readDecimal(typed.pricePln);
  const salePercent = readDecimal(typed.salePercent);
  const typedTotal = readDecimal(typed.placesTotal);
  const isUnread = (text: string, number: number | null) => text.trim() !== '' && number === null;
  const fieldErrors: TermErrors = {
    ...(pricePln === null && { pricePln: 'admin.plan.number.INVALID' }),
    ...(isUnread(typed.salePercent, salePercent) && { salePercent: 'admin.plan.number.INVALID' }),
    ...(typed.isLimited &&
      (isUnread(typed.placesTotal, typedTotal) || (typedTotal !== null && !Number.isInteger(typedTotal))) && {
        placesTotal: 'admin.plan.placesTotal.INVALID',
      }),
  };
  if (pricePln === null || Object.keys(fieldErrors).length > 0) return { fieldErrors };
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    input: {
      planId: id,
      version: version ?? 0,
      pricePln,
      salePercent,
      saleStartsAt: iso(typed.saleStartsAt),
      saleEndsAt: iso(typed.saleEndsAt),
      isLimited: typed.isLimited,
      placesTotal: typed.isLimited ? typedTotal : (storedTotal ?? null),
      soldUntil: iso(typed.soldUntil),
      validFrom: iso(typed.validFrom),
      validUntil: iso(typed.validUntil),
    },
  };
}

/**
 * Whether a new price is so far below the old one that it may be a slip: less than half of it, or nothing. One below 0 is
 * refused anyway.
 */
export const isFarBelow = (price: number, before: number): boolean =>
  price >= 0 && price !== before && (price === 0 || price < before / 2);

const texts: Record<string, Record<string, MessageId>> = {
  pricePln: { OUT_OF_RANGE: 'admin.plan.pricePln.OUT_OF_RANGE' },
  salePercent: {
    OUT_OF_RANGE: 'admin.common.reductionOutOfRange',
    BLANK: 'admin.plan.salePercent.BLANK',
  },
  saleStartsAt: {},
  saleEndsAt: { REVERSED: 'admin.common.endBeforeStart' },
  placesTotal: {
    BLANK: 'admin.plan.placesTotal.BLANK',
    OUT_OF_RANGE: 'admin.plan.placesTotal.INVALID',
  },
  soldUntil: { REVERSED: 'admin.plan.soldUntil.REVERSED' },
  validFrom: {},
  validUntil: { REVERSED: 'admin.common.endBeforeStart', BLANK: 'admin.plan.validUntil.BLANK' },
};

/** What the graph found wrong, in words. */
export function mapServerErrors(errors: readonly FormError[]): TermErrors {
  const found = Object.entries(texts).flatMap(([field, words]) => {
    const code = fieldCode(errors, field);
    return code === null ? [] : [[field, words[code] ?? 'admin.plan.number.INVALID']];
  });
  return Object.fromEntries(found);
}

/** Ids are 32-bit in the graph; what can be none asks for a plan that nobody has. */
export function planVariables(id: string | undefined): planScreenQuery['variables'] {
  return { planId: /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0 };
}
