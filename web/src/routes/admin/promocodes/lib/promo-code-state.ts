/** When a promo code can be used. */
interface PromoCodeTerms {
  readonly isDisabled: boolean;
  readonly startsAt: string | null | undefined;
  readonly expiresAt: string | null | undefined;
}

/** Whether a promo code can be used now, later, not any more, or was taken out of use. */
export type PromoCodeState = 'active' | 'planned' | 'over' | 'disabled';

/** The state of a promo code at a moment, in milliseconds since 1970; its end is exclusive. */
export function promoCodeState(
  { isDisabled, startsAt, expiresAt }: PromoCodeTerms,
  now: number,
): PromoCodeState {
  if (isDisabled) return 'disabled';
  if (expiresAt != null && Date.parse(expiresAt) <= now) return 'over';
  return startsAt != null && Date.parse(startsAt) > now ? 'planned' : 'active';
}
