import { forbidden, orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import { type PagedList, pageOf } from '../../kit/paged-connection.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import type { AdminPayment } from '../__generated__/schema.ts';
import { type PaymentListQuery, paymentGet, paymentList, paymentUserIndex } from './endpoints.ts';
import { isNumbered, toAdminPayment } from './mapper.ts';
import type { PaymentWire } from './shapes.ts';

/** How many payments a page of the upstream has. */
const upstreamPageSize = 20;

/** Reads of payments; each call is made once for an operation. */
export interface PaymentLoaders {
  /** The caller's own. */
  readonly own: () => Promise<readonly PaymentWire[]>;
  /** By uid or id; null when there is none or it is not the caller's to see. */
  readonly one: (idOrUid: string) => Promise<PaymentWire | null>;
  /**
   * As admins see it, by uid or id; null when there is none. The upstream gives everybody their own payments at the same
   * call and refuses none who is no admin: they are refused here with FORBIDDEN.
   */
  readonly forAdmin: (idOrUid: string) => Promise<AdminPayment | null>;
  /** Everybody's, in the pages of the upstream; for admins. */
  readonly all: (query: PaymentListQuery) => PagedList<AdminPayment>;
  /** The newest that wait for an admin; none where the upstream does not hold payments. For admins. */
  readonly held: () => Promise<readonly AdminPayment[]>;
}

export function createPaymentLoaders(
  rest: RestClient,
  session: UpstreamSession,
  isAskedByAdmin: () => Promise<boolean>,
): PaymentLoaders {
  const one = memoizeByKey(async (idOrUid: string) => {
    if (idOrUid.trim() === '') return null;
    return orNull(rest.call(paymentGet, { idOrUid }, session));
  });

  async function forAdmin(idOrUid: string): Promise<AdminPayment | null> {
    if (!(await isAskedByAdmin())) throw forbidden();
    const found = await one(idOrUid);
    return found !== null && isNumbered(found) ? toAdminPayment(found) : null;
  }

  const all = memoizeBy(
    (query: PaymentListQuery): string => JSON.stringify(query),
    (query): PagedList<AdminPayment> => ({
      name: 'payments of everybody',
      pageSize: upstreamPageSize,
      read: memoizeByKey(async (page: number) => {
        const reply = await rest.call(paymentList, { ...query, page }, session);
        return pageOf(reply, reply.payments.map(toAdminPayment));
      }),
    }),
  );

  const own = memoize(async () => (await rest.call(paymentUserIndex, {}, session)).payments);

  const held = memoize(async () => {
    const query: PaymentListQuery = { search: null, sortBy: 'id', sortOrder: 'desc', status: 'held' };
    const { payments } = await rest.call(paymentList, { ...query, page: 1 }, session);
    return payments.map(toAdminPayment).filter(({ payment }) => payment.status === 'HELD');
  });

  return { own, one, forAdmin, all, held };
}
