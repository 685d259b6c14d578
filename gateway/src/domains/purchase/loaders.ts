import { isUpstreamError, userErrorsOf } from '../../kit/errors.ts';
import { memoizeByKey } from '../../kit/memoize.ts';
import type { PromoCodeDiscount, UserError } from '../__generated__/schema.ts';
import type { LoaderDeps } from '../loaders.ts';
import { promoCodeRedeem } from './endpoints.ts';

/** Without the field, which depends on the input. */
type PromoCodeError = Pick<UserError, 'code' | 'message'>;

/** Either a discount or errors. */
interface PromoCodeCheck {
  readonly promoCode: PromoCodeDiscount | null;
  readonly errors: readonly PromoCodeError[];
}

const refused = (code: PromoCodeError['code'], message: string): PromoCodeCheck => ({
  promoCode: null,
  errors: [{ code, message }],
});

export const createPurchaseLoaders = ({ call }: LoaderDeps) => ({
  /** Checks a trimmed code for the caller. */
  promoCode: memoizeByKey(async (code: string): Promise<PromoCodeCheck> => {
    if (code === '') return refused('BLANK', 'The code must not be blank.');
    try {
      const { percentage } = await call(promoCodeRedeem, { code });
      return { promoCode: { code, percent: percentage }, errors: [] };
    } catch (error) {
      if (isUpstreamError(error, 'NOT_FOUND')) return refused('INVALID', 'There is no such code.');
      return { promoCode: null, errors: userErrorsOf(error) };
    }
  }),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly purchase: ReturnType<typeof createPurchaseLoaders>;
  }
}
