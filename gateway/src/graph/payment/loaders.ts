import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { isUpstreamError } from '../errors.ts';
import { once, oncePerKey } from '../once.ts';
import { type PaymentWire, paymentGet, paymentUserIndex } from './endpoints.ts';

/** Reads of payments; each call is made once for an operation. */
export interface PaymentLoaders {
  /** The caller's own. */
  readonly own: () => Promise<readonly PaymentWire[]>;
  /** By uid or id; null when there is none or it is not the caller's to see. */
  readonly one: (idOrUid: string) => Promise<PaymentWire | null>;
}

export const createPaymentLoaders = (rest: RestClient, session: UpstreamSession): PaymentLoaders => ({
  own: once(async () => (await rest.call(paymentUserIndex, {}, session)).payments),
  one: oncePerKey(async (idOrUid) => {
    if (idOrUid.trim() === '') return null;
    try {
      return await rest.call(paymentGet, { idOrUid }, session);
    } catch (error) {
      if (isUpstreamError(error, 'NOT_FOUND')) return null;
      throw error;
    }
  }),
});
