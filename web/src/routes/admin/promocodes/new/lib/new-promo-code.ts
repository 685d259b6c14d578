import type { CreatePromoCodeInput } from '../../../../../__generated__/newPromoCodeScreenMutation.graphql.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { type FormError, fieldCode } from '../../../../../shared/forms/field-codes.ts';
import { readDecimal } from '../../../lib/read-decimal.ts';

/** A promo code as typed. */
export interface TypedPromoCode {
  readonly code: string;
  readonly percent: string;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
}

/** The fields in the order of the form. */
export const promoCodeFields = ['code', 'percent', 'startsAt', 'expiresAt'] as const;
export type PromoCodeField = (typeof promoCodeFields)[number];

/** What is wrong with each field; nothing for one that is fine. */
export type PromoCodeFaults = Partial<Record<PromoCodeField, MessageId>>;

/** What the graph is sent, or what keeps it from being sent; the rest is the graph's to judge. */
export function readPromoCode(
  typed: TypedPromoCode,
): { input: CreatePromoCodeInput } | { faults: PromoCodeFaults } {
  const percent = readDecimal(typed.percent);
  const faults: PromoCodeFaults = {
    ...(typed.code.trim() === '' && { code: 'admin.newPromoCode.code.BLANK' }),
    ...(percent === null && { percent: 'admin.newPromoCode.percent.INVALID' }),
  };
  if (percent === null || Object.keys(faults).length > 0) return { faults };
  return {
    input: {
      code: typed.code.trim(),
      percent,
      startsAt: typed.startsAt?.toISOString() ?? null,
      expiresAt: typed.expiresAt?.toISOString() ?? null,
    },
  };
}

const texts: Record<PromoCodeField, Record<string, MessageId>> = {
  code: {
    BLANK: 'admin.newPromoCode.code.BLANK',
    TAKEN: 'admin.newPromoCode.code.TAKEN',
    TOO_LONG: 'admin.newPromoCode.code.TOO_LONG',
    INVALID: 'admin.newPromoCode.code.INVALID',
  },
  percent: {
    OUT_OF_RANGE: 'admin.common.reductionOutOfRange',
    INVALID: 'admin.newPromoCode.percent.INVALID',
  },
  startsAt: { INVALID: 'admin.newPromoCode.date.INVALID' },
  expiresAt: {
    REVERSED: 'admin.common.endBeforeStart',
    PAST: 'admin.newPromoCode.expiresAt.PAST',
    INVALID: 'admin.newPromoCode.date.INVALID',
  },
};

/** What the graph found wrong, in words. */
export function promoCodeRefusals(errors: readonly FormError[]): PromoCodeFaults {
  const found = promoCodeFields.flatMap((field) => {
    const code = fieldCode(errors, field);
    return code === null ? [] : [[field, texts[field][code] ?? texts[field].INVALID]];
  });
  return Object.fromEntries(found);
}
