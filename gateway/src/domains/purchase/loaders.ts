import { isUpstreamError, userErrorsOf } from '../../kit/errors.ts';
import { memoizeByKey } from '../../kit/memoize.ts';
import type { PromoCodeDiscount, UserError } from '../__generated__/schema.ts';
import type { LoaderDeps } from '../loaders.ts';
import { promoCodeRedeem } from './endpoints.ts';

/** Why a promo code does not count; the caller knows the field. */
export type PromoCodeFault = Pick<UserError, 'code' | 'message'>;

/** What the upstream says about a promo code: what it takes off, or why it does not count. */
export interface PromoCodeCheck {
  readonly promoCode: PromoCodeDiscount | null;
  readonly faults: readonly PromoCodeFault[];
}

const refused = (code: PromoCodeFault['code'], message: string): PromoCodeCheck => ({
  promoCode: null,
  faults: [{ code, message }],
});

export const createPurchaseLoaders = ({ call }: LoaderDeps) => ({
  /** Checks a code, given without spaces around it, for the caller. */
  promoCode: memoizeByKey(async (code: string): Promise<PromoCodeCheck> => {
    if (code === '') return refused('BLANK', 'The code must not be blank.');
    try {
      const { percentage } = await call(promoCodeRedeem, { code });
      return { promoCode: { code, percent: percentage }, faults: [] };
    } catch (error) {
      if (isUpstreamError(error, 'NOT_FOUND')) return refused('INVALID', 'There is no such code.');
      return { promoCode: null, faults: userErrorsOf(error) };
    }
  }),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly purchase: ReturnType<typeof createPurchaseLoaders>;
  }
}
