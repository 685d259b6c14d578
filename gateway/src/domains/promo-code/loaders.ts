import { memoize } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { promoCodeList } from './endpoints.ts';

export const createPromoCodeLoaders = ({ rest, session }: LoaderDeps) => ({
  /** All of them, newest first; for admins. */
  list: memoize(async () => (await rest.call(promoCodeList, {}, session)).promocodes),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly promoCode: ReturnType<typeof createPromoCodeLoaders>;
  }
}
