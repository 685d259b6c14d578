import { isUpstreamError, userErrorsOf } from '../../kit/errors.ts';
import { memoizeByKey } from '../../kit/memoize.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import type { PromoCode, UserError } from '../__generated__/schema.ts';
import { promoCodeRedeem } from './endpoints.ts';

/** Why a promo code does not count; whoever asked knows the field. */
export type PromoCodeFault = Pick<UserError, 'code' | 'message'>;

/** What the upstream says about a promo code: what it takes off, or why it does not count. */
export interface PromoCodeCheck {
  readonly promoCode: PromoCode | null;
  readonly faults: readonly PromoCodeFault[];
}

/** Reads of a purchase; each call is made once for an operation. */
export interface PurchaseLoaders {
  /** Checks a code, given without spaces around it, for the caller. */
  readonly promoCode: (code: string) => Promise<PromoCodeCheck>;
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly purchase: PurchaseLoaders;
  }
}

const refused = (code: string, message: string): PromoCodeCheck => ({
  promoCode: null,
  faults: [{ code, message }],
});

export const createPurchaseLoaders = (rest: RestClient, session: UpstreamSession): PurchaseLoaders => ({
  promoCode: memoizeByKey(async (code) => {
    if (code === '') return refused('BLANK', 'The code must not be blank.');
    try {
      const { percentage } = await rest.call(promoCodeRedeem, { code }, session);
      return { promoCode: { code, percentage }, faults: [] };
    } catch (error) {
      if (isUpstreamError(error, 'NOT_FOUND')) return refused('INVALID', 'There is no such code.');
      return { promoCode: null, faults: userErrorsOf(error) };
    }
  }),
});
