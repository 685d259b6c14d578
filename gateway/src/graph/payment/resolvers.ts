import type { QueryResolvers, ViewerResolvers } from '../__generated__/schema.ts';
import { connect, type ListOrder } from '../connection.ts';
import type { PaymentWire } from './endpoints.ts';
import { toPayment } from './mapper.ts';

const newestFirst: ListOrder<PaymentWire> = {
  name: 'payments',
  descending: true,
  keyOf: (row) => [row.created_at ? Date.parse(row.created_at) : 0, row.uid],
};

const payment: QueryResolvers['payment'] = async (_, { id }, { loaders }) => {
  const found = await loaders.payment.one(id);
  return found === null ? null : toPayment(found);
};

const payments: ViewerResolvers['payments'] = async (_, { first, after }, { loaders }) =>
  connect(await loaders.payment.own(), newestFirst, { first, after }, toPayment);

export const paymentResolvers = { Query: { payment }, Viewer: { payments } };
