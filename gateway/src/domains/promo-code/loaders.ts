import { memoize } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { promoCodeList } from './endpoints.ts';

export const createPromoCodeLoaders = ({ call }: LoaderDeps) => ({
  /** Newest first; for admins. */
  list: memoize(async () => (await call(promoCodeList)).promocodes),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly promoCode: ReturnType<typeof createPromoCodeLoaders>;
  }
}
