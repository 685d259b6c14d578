import { pagedList, pageOf } from '../../kit/connection.ts';
import { forbidden, orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { type PaymentListQuery, paymentGet, paymentList, paymentUserIndex } from './endpoints.ts';
import { type PaymentModel, toPayment } from './shapes.ts';

const upstreamPageSize = 20;

export function createPaymentLoaders({ call, loaders }: LoaderDeps) {
  /** By uid or id; null when there is none or it is not the caller's to see. */
  const one = memoizeByKey(async (idOrUid: string) => {
    if (idOrUid.trim() === '') return null;
    return orNull(call(paymentGet, { idOrUid }));
  });

  /**
   * As admins see it, by uid or id; null when there is none. The upstream gives everybody their own payments at the same
   * call and refuses none who is no admin: they are refused here with FORBIDDEN.
   */
  async function forAdmin(idOrUid: string): Promise<PaymentModel | null> {
    const { user } = await loaders.session.identity();
    if (user?.is_admin !== true) throw forbidden();
    const found = await one(idOrUid);
    return found && toPayment(found);
  }

  /** Everybody's, in the pages of the upstream; for admins. */
  const all = memoizeBy(
    (query: PaymentListQuery): string => JSON.stringify(query),
    (query) =>
      pagedList(`payments by ${query.sortBy} ${query.sortOrder}`, upstreamPageSize, async (page) => {
        const reply = await call(paymentList, { ...query, page });
        return pageOf(reply, reply.payments.map(toPayment));
      }),
  );

  /** The caller's own. */
  const own = memoize(async () => (await call(paymentUserIndex)).payments);

  /** The newest that wait for an admin; none where the upstream does not hold payments. For admins. */
  const held = memoize(async () => {
    const query: PaymentListQuery = { search: null, sortBy: 'id', sortOrder: 'desc', status: 'held' };
    const { payments } = await call(paymentList, { ...query, page: 1 });
    return payments.map(toPayment).filter(({ status }) => status === 'HELD');
  });

  return { own, one, forAdmin, all, held };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly payment: ReturnType<typeof createPaymentLoaders>;
  }
}
