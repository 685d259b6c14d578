import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { singleFlight } from '../db/single-flight.ts';
import { announcePayment } from '../hook/changes.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { type IdRoute, pageParam, readParams, textParam } from '../http/read-params.ts';
import { adminOf, callerOf } from '../identity/authentication.ts';
import { readCart } from '../purchase/cart.ts';
import { adminCancel, adminPay } from './admin-payment.ts';
import { adminPaymentJson, type PaymentRow, paymentJson, paymentStatuses } from './payment-json.ts';
import { countPayments, isNamed, listPayments, paymentRows, paymentSorts } from './payment-queries.ts';
import { paymentStats } from './payment-stats.ts';
import { createOrderPlacer } from './place-order.ts';
import { cancelPayment } from './settle-payment.ts';

interface CancelRoute extends IdRoute {
  /** `own=true`: the payer gives up an order of their own. */
  Querystring: { own?: string };
}

const perPage = 20;
const listParams = {
  page: pageParam,
  search: textParam,
  payment_status: z.enum(paymentStatuses).optional(),
  sort_by: z.enum(paymentSorts).default('id'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
};

/** Why a payment that is not cancelled by its payer was not. */
const reasonsAgainst = {
  pending: 'under_way',
  held: 'under_way',
  done: 'already_paid',
  failed: 'failed',
} as const;

async function findPayment(db: Queryable, idOrUid: string, userId?: number): Promise<PaymentRow> {
  const named = isNamed(idOrUid);
  if (named === null) throw notFound();
  const ofUser = userId === undefined ? undefined : eq(payments.userId, userId);
  const [row] = await paymentRows(db).where(and(named, ofUser));
  if (!row) throw notFound();
  return row;
}

/** Ordering a plan and the caller's own payments; an admin may see, cancel and end anybody's. */
export function paymentRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;
  const placeOrder = createOrderPlacer(context);
  paymentAdminRoutes(server, context);

  server.post('/subscriptions.json', async (request) => {
    const { user } = callerOf(request);
    const cart = readCart(request.body);
    const { uid, paymentUrl } = await placeOrder(user, languageOf(request), cart, request.log);
    const ordered = await findPayment(db, uid);
    announcePayment(changes, ordered.payment);
    return { payment_url: paymentUrl, payment: paymentJson(ordered, clock()) };
  });

  server.get('/payments/user_index.json', async (request) => {
    const { user } = callerOf(request);
    const own = await paymentRows(db).where(eq(payments.userId, user.id)).orderBy(desc(payments.id));
    return { payments: own.map((row) => paymentJson(row, clock())) };
  });

  server.get<IdRoute>('/payments/:id.json', async (request) => {
    const { user, isAdmin } = callerOf(request);
    if (isAdmin) return adminPaymentJson(await findPayment(db, request.params.id), clock());
    return paymentJson(await findPayment(db, request.params.id, user.id), clock());
  });

  const changeAsAdmin = async (request: FastifyRequest<IdRoute>, act: typeof adminPay) => {
    const { user } = adminOf(request);
    const { payment } = await findPayment(db, request.params.id);
    await act(context, user.id, payment.id);
    announcePayment(changes, payment);
    return { payment: adminPaymentJson(await findPayment(db, payment.uid), clock()) };
  };

  server.put<IdRoute>('/payments/:id/admin_pay_payment.json', (request) => changeAsAdmin(request, adminPay));

  server.put<CancelRoute>('/payments/:id/cancel.json', async (request) => {
    if (request.query.own !== 'true') return changeAsAdmin(request, adminCancel);
    const { user } = callerOf(request);
    const { payment } = await findPayment(db, request.params.id, user.id);
    const { status } = await cancelPayment(context, payment.id);
    if (status !== 'cancelled') throw refusedField('base', reasonsAgainst[status]);
    return { payment: paymentJson(await findPayment(db, payment.uid), clock()) };
  });
}

/** All payments and their figures, for admins. */
function paymentAdminRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  const stats = singleFlight(() => paymentStats(db, clock()));

  server.get('/payments.json', async (request) => {
    adminOf(request);
    const { page, search, payment_status, sort_by, sort_order } = readParams(listParams, request.query);
    const now = clock();
    const wanted = { search, status: payment_status, now };
    const total = await countPayments(db, wanted);
    const found = await listPayments(db, {
      ...wanted,
      sortBy: sort_by,
      descending: sort_order === 'desc',
      limit: perPage,
      offset: (page - 1) * perPage,
      total,
    });
    return { payments: found.map((row) => adminPaymentJson(row, now)), page, per_page: perPage, total };
  });

  server.get('/payments/stats.json', async (request) => {
    adminOf(request);
    return { stats: await stats() };
  });
}
