import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerOf } from '../auth/authentication.ts';
import type { Queryable } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { plans } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';
import { isStorable, parseId } from '../http/id.ts';
import { toPln } from '../purchase/grosz.ts';

interface PaymentRoute {
  Params: { id: string };
}

/** The caller's own payments; an admin may see anybody's. */
export function paymentRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/payments/user_index.json', async (request) => {
    const { user } = callerOf(request);
    const own = await withPlans(db).where(eq(payments.userId, user.id)).orderBy(desc(payments.id));
    return { payments: own.map((row) => paymentJson(row, clock())) };
  });

  server.get<PaymentRoute>('/payments/:id.json', async (request) => {
    const { user, isAdmin } = callerOf(request);
    const { id: idOrUid } = request.params;
    if (!isStorable(idOrUid)) throw notFound();
    const id = parseId(idOrUid);
    const [row] = await withPlans(db).where(
      and(
        id === null ? eq(payments.uid, idOrUid) : eq(payments.id, id),
        isAdmin ? undefined : eq(payments.userId, user.id),
      ),
    );
    if (!row) throw notFound();
    return paymentJson(row, clock());
  });
}

const withPlans = (db: Queryable) =>
  db
    .select({ payment: payments, plan: plans.name })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .$dynamic();

/** A payment as the API sends it; the address at which it is paid only while it can be. */
function paymentJson({ payment, plan }: { payment: typeof payments.$inferSelect; plan: string }, now: Date) {
  const isOpen = payment.status === 'pending' && payment.reservedUntil > now;
  return {
    id: payment.id,
    uid: payment.uid,
    payment_status: payment.status,
    amount: toPln(payment.amountGrosz),
    sub: plan,
    sub_months: payment.months,
    discord: payment.discord,
    payment_method: payment.method,
    payment_url: isOpen ? payment.paymentUrl : null,
    created_at: payment.createdAt,
    paid_at: payment.paidAt,
  };
}
