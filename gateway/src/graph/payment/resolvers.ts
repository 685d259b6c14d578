import type { QueryResolvers, ViewerResolvers } from '../__generated__/schema.ts';
import { askProof } from '../ask-proof.ts';
import { connect, type ListOrder } from '../connection.ts';
import type { PaymentWire } from './endpoints.ts';
import { toPayment } from './mapper.ts';

const newestFirst: ListOrder<PaymentWire> = {
  name: 'payments',
  descending: true,
  keyOf: (row) => [row.created_at ? Date.parse(row.created_at) : 0, row.uid],
};

/** Whoever sees their payment done may see more live from now on. */
const payment: QueryResolvers['payment'] = async (_, { id }, context) => {
  const found = await context.loaders.payment.one(id);
  if (found === null) return null;
  const shown = toPayment(found);
  if (shown.status === 'DONE') askProof(context);
  return shown;
};

const payments: ViewerResolvers['payments'] = async (_, { first, after }, { loaders }) =>
  connect(await loaders.payment.own(), newestFirst, { first, after }, toPayment);

export const paymentResolvers = { Query: { payment }, Viewer: { payments } };
