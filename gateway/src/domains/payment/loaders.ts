import { pagedList, pageOf } from '../../kit/connection.ts';
import { forbidden, orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { type PaymentListQuery, paymentGet, paymentList, paymentUserIndex } from './endpoints.ts';
import { type PaymentModel, toPayment } from './shapes.ts';

const upstreamPageSize = 20;

export function createPaymentLoaders({ call, loaders }: LoaderDeps) {
  /** Null when there is none or the caller may not see it. */
  const one = memoizeByKey(async (idOrUid: string) => {
    if (idOrUid.trim() === '') return null;
    return orNull(call(paymentGet, { idOrUid }));
  });

  /**
   * For admins; null when there is none. The upstream also returns other callers their own payments, so they are
   * refused here. @throws GraphQLError FORBIDDEN
   */
  async function forAdmin(idOrUid: string): Promise<PaymentModel | null> {
    const { user } = await loaders.session.identity();
    if (user?.is_admin !== true) throw forbidden();
    const found = await one(idOrUid);
    return found && toPayment(found);
  }

  /** All users' payments in the upstream's pages; for admins. */
  const all = memoizeBy(
    (query: PaymentListQuery): string => JSON.stringify(query),
    (query) =>
      pagedList(`payments by ${query.sortBy} ${query.sortOrder}`, upstreamPageSize, async (page) => {
        const reply = await call(paymentList, { ...query, page });
        return pageOf(reply, reply.payments.map(toPayment));
      }),
  );

  /** The caller's payments. */
  const own = memoize(async () => (await call(paymentUserIndex)).payments);

  /** The newest held payments; none when the upstream does not hold payments. For admins. */
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
