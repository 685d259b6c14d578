import { memoize } from '../../kit/memoize.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { promoCodeList } from './endpoints.ts';
import type { PromoCodeWire } from './shapes.ts';

/** Reads of promo codes; each call is made once for an operation. */
export interface PromoCodeLoaders {
  /** All of them, newest first; for admins. */
  readonly list: () => Promise<readonly PromoCodeWire[]>;
}

export const createPromoCodeLoaders = (rest: RestClient, session: UpstreamSession): PromoCodeLoaders => ({
  list: memoize(async () => (await rest.call(promoCodeList, {}, session)).promocodes),
});
