import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import { payments, promocodes } from '../../upstream/src/db/purchase-tables.ts';
import { plans, subscriptions, userLogs, users } from '../../upstream/src/db/tables.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';
import { runAsAdmin } from './admin-client.ts';

type MoneyRow =
  | 'payment.list'
  | 'payment.stats'
  | 'payment.cancel'
  | 'payment.adminPay'
  | 'promocode.list'
  | 'promocode.create'
  | 'promocode.disable'
  | 'plan.get'
  | 'plan.update';

interface Refusable {
  errors: { field: string[] | null; code: string }[];
}
interface PaymentPayload extends Refusable {
  payment: { email: string; uid: string; status: string } | null;
}
interface PromoCodePayload extends Refusable {
  promoCode: { id: string; code: string; percent: number; isDisabled: boolean } | null;
}

const paymentFields = 'email uid status';
const paymentChange = (name: string) => `mutation ($id: ID!) {
  ${name}(input: { paymentId: $id }) { payment { ${paymentFields} } errors { field code } } }`;
const cancel = paymentChange('cancelPayment');
const markPaid = paymentChange('markPaymentPaid');
const createCode = `mutation ($input: CreatePromoCodeInput!) {
  createPromoCode(input: $input) { promoCode { id code percent isDisabled } errors { field code } } }`;

/** Scenarios of payment, promo code and plan administration. */
export function moneyScenarios(stack: () => Stack): Record<MoneyRow, () => Promise<void>> {
  const run = runAsAdmin(stack);

  const pendingOf = (of: PersonaName) =>
    insertPayment(stack().db, { of, status: 'pending', createdAt: stack().clock.now() });

  const storedStatus = async (uid: string) => {
    const [row] = await stack().db.select().from(payments).where(eq(payments.uid, uid));
    return row?.status;
  };

  const subscriptionsOf = async (name: PersonaName) => {
    const [user] = await stack().db.select().from(users).where(eq(users.email, personas[name].email));
    return stack()
      .db.select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, user?.id ?? 0));
  };

  /** The admin's latest log entries of some kinds. */
  const logged = async (...actions: string[]) => {
    const [admin] = await stack().db.select().from(users).where(eq(users.email, personas.admin.email));
    const own = and(eq(userLogs.authorId, admin?.id ?? 0), inArray(userLogs.action, actions));
    const rows = await stack().db.select().from(userLogs).where(own).orderBy(userLogs.id);
    return rows.map(({ action, details }) => ({ action, details }));
  };

  const makeCode = async (input: object) =>
    (await run<{ createPromoCode: PromoCodePayload }>(createCode, { input })).createPromoCode;

  const planCalled = async (name: string) => {
    const [plan] = await stack().db.select().from(plans).where(eq(plans.name, name));
    if (plan === undefined) throw new Error(`There is no plan ${name}.`);
    return plan;
  };

  return {
    async 'payment.list'() {
      const uid = await pendingOf('mevip');
      const list = `query ($search: String) { admin { payments(search: $search, first: 2) {
        totalCount edges { node { ${paymentFields} } } } } }`;
      const node = { email: personas.mevip.email, uid, status: 'PENDING' };
      const whole = await run<{ admin: { payments: { totalCount: number; edges: unknown[] } } }>(list);
      expect(whole.admin.payments.totalCount).toBe(await stack().db.$count(payments));
      expect(whole.admin.payments.edges[0]).toEqual({ node });
      for (const search of ['MEVIP@tipgraph', uid]) {
        expect(await run(list, { search }), search).toEqual({
          admin: { payments: { totalCount: 1, edges: [{ node }] } },
        });
      }
      expect(await run(list, { search: "'; drop table payments --" })).toMatchObject({
        admin: { payments: { totalCount: 0 } },
      });
    },

    async 'payment.stats'() {
      await insertPayment(stack().db, { of: 'pro', status: 'done', createdAt: stack().clock.now() });
      const { admin } = await run<{
        admin: { paymentStats: Record<string, { status?: string; count: number; amountPln: number }[]> };
      }>(`{ admin { paymentStats {
        byMonth { month count amountPln } byPlan { planName count amountPln }
        byMethod { method count amountPln } byStatus { status count amountPln } } } }`);
      const stored = await stack().db.select().from(payments);
      const done = stored.filter(({ status }) => status === 'done');
      const sum = done.reduce((grosz, { amountGrosz }) => grosz + amountGrosz, 0) / 100;
      for (const name of ['byMonth', 'byPlan', 'byMethod']) {
        const figures = admin.paymentStats[name] ?? [];
        const total = figures.reduce((all, row) => all + row.amountPln, 0);
        expect(total, name).toBeCloseTo(sum, 6);
        // Free orders have no method.
        const counted = name === 'byMethod' ? done.filter(({ amountGrosz }) => amountGrosz > 0) : done;
        expect(
          figures.reduce((all, row) => all + row.count, 0),
          name,
        ).toBe(counted.length);
      }
      const found = admin.paymentStats.byStatus?.find(({ status }) => status === 'DONE');
      expect(found).toEqual({ status: 'DONE', count: done.length, amountPln: sum });
    },

    async 'payment.cancel'() {
      const uid = await pendingOf('standardplus');
      const answer = await run<{ cancelPayment: PaymentPayload }>(cancel, { id: toGlobalId('Payment', uid) });
      expect(answer.cancelPayment).toEqual({
        payment: { email: personas.standardplus.email, uid, status: 'CANCELLED' },
        errors: [],
      });
      expect(await run(cancel, { id: toGlobalId('Payment', uid) })).toEqual(answer);
      expect(await storedStatus(uid)).toBe('cancelled');
      expect((await logged('payment.cancel')).at(-1)?.details).toMatchObject({
        before: { status: 'pending' },
        after: { status: 'cancelled' },
      });
      const done = await insertPayment(stack().db, {
        of: 'pro',
        status: 'done',
        createdAt: stack().clock.now(),
      });
      expect(await run(cancel, { id: toGlobalId('Payment', done) })).toEqual({
        cancelPayment: { payment: null, errors: [{ field: null, code: 'ALREADY_PAID' }] },
      });
    },

    async 'payment.adminPay'() {
      const uid = await pendingOf('typer');
      const before = await subscriptionsOf('typer');
      const pay = () =>
        run<{ markPaymentPaid: PaymentPayload }>(markPaid, { id: toGlobalId('Payment', uid) });
      const answers = await Promise.all([pay(), pay(), pay()]);
      for (const { markPaymentPaid } of answers) {
        expect(markPaymentPaid).toEqual({
          payment: { email: personas.typer.email, uid, status: 'DONE' },
          errors: [],
        });
      }
      expect(await subscriptionsOf('typer')).toHaveLength(before.length + 1);
      expect(await logged('payment.pay', 'subscription.buy')).toMatchObject([
        { action: 'payment.pay' },
        { action: 'subscription.buy' },
      ]);
      const closed = await insertPayment(stack().db, {
        of: 'typer',
        status: 'cancelled',
        createdAt: stack().clock.now(),
      });
      expect(await run(markPaid, { id: toGlobalId('Payment', closed) })).toEqual({
        markPaymentPaid: { payment: null, errors: [{ field: null, code: 'CANCELLED' }] },
      });
    },

    async 'promocode.list'() {
      const { admin } = await run<{ admin: { promoCodes: { code: string; isDisabled: boolean }[] } }>(
        '{ admin { promoCodes { code isDisabled } } }',
      );
      const stored = await stack().db.select().from(promocodes);
      expect(admin.promoCodes).toEqual(
        stored.toSorted((a, b) => b.id - a.id).map(({ code, disabled }) => ({ code, isDisabled: disabled })),
      );
    },

    async 'promocode.create'() {
      for (const percent of [0, 101, -1]) {
        expect(await makeCode({ code: 'KONTRAKT', percent }), String(percent)).toEqual({
          promoCode: null,
          errors: [{ field: ['percent'], code: 'OUT_OF_RANGE' }],
        });
      }
      const reversed = {
        code: 'KON TRAKT',
        percent: 15,
        startsAt: '2099-01-02T00:00:00Z',
        expiresAt: '2099-01-01T00:00:00Z',
      };
      expect((await makeCode(reversed)).errors).toEqual([
        { field: ['code'], code: 'INVALID' },
        { field: ['expiresAt'], code: 'REVERSED' },
      ]);
      expect(await makeCode({ code: 'kontrakt', percent: 15 })).toEqual({
        promoCode: { id: expect.any(String), code: 'KONTRAKT', percent: 15, isDisabled: false },
        errors: [],
      });
      expect((await makeCode({ code: 'Kontrakt', percent: 20 })).errors).toEqual([
        { field: ['code'], code: 'TAKEN' },
      ]);
      const buyer = await stack().signedIn('pro');
      const redeemed = await buyer.data(
        'mutation { redeemPromoCode(input: { code: "kontrakt" }) { promoCode { percent } } }',
      );
      expect(redeemed).toEqual({ redeemPromoCode: { promoCode: { percent: 15 } } });
    },

    async 'promocode.disable'() {
      const { promoCode } = await makeCode({ code: 'ODŁOŻONY', percent: 5 });
      const disable = `mutation ($id: ID!) { disablePromoCode(input: { promoCodeId: $id }) {
        promoCode { code isDisabled } errors { code } } }`;
      for (let count = 0; count < 2; count += 1) {
        expect(await run(disable, { id: promoCode?.id })).toEqual({
          disablePromoCode: { promoCode: { code: 'ODŁOŻONY', isDisabled: true }, errors: [] },
        });
      }
      expect(await logged('promocode.disable')).toHaveLength(1);
      const buyer = await stack().signedIn('pro');
      expect(
        await buyer.data('mutation { redeemPromoCode(input: { code: "ODŁOŻONY" }) { errors { code } } }'),
      ).toEqual({ redeemPromoCode: { errors: [{ code: 'INVALID' }] } });
    },

    async 'plan.get'() {
      const stored = await planCalled('me_vip');
      const read = 'query ($planId: Int!) { admin { plan(planId: $planId) { name placesTotal version } } }';
      expect(await run(read, { planId: stored.id })).toEqual({
        admin: { plan: { name: 'me_vip', placesTotal: stored.limitedTotal, version: stored.version } },
      });
      expect(await run(read, { planId: 2_000_000_000 })).toEqual({ admin: { plan: null } });
      const { admin } = await run<{ admin: { plans: { name: string }[] } }>('{ admin { plans { name } } }');
      expect(admin.plans).toHaveLength(await stack().db.$count(plans));
    },

    async 'plan.update'() {
      const { id, version, priceGrosz } = await planCalled('pro');
      const planId = toGlobalId('Plan', id);
      const update = async (input: object) => {
        const reply = await run<{ updatePlan: Refusable & { plan: { pricePln: number } | null } }>(
          `mutation ($input: UpdatePlanInput!) {
            updatePlan(input: $input) { plan { pricePln version } errors { field code } } }`,
          { input: { planId, version, isLimited: false, ...input } },
        );
        return reply.updatePlan;
      };
      const offered = async () => {
        const { cartPrice } = await stack()
          .client()
          .data<{ cartPrice: { totalPln: number } }>(
            '{ cartPrice(input: { planName: "pro", months: 1 }) { totalPln } }',
          );
        return cartPrice.totalPln;
      };
      expect((await update({ pricePln: -1 })).errors).toEqual([
        { field: ['pricePln'], code: 'OUT_OF_RANGE' },
      ]);
      expect(await offered()).toBe(priceGrosz / 100);
      expect(await update({ pricePln: 111.11 })).toEqual({
        plan: { pricePln: 111.11, version: version + 1 },
        errors: [],
      });
      expect(await offered()).toBe(111.11);
      expect(await update({ pricePln: 1 })).toEqual({ plan: null, errors: [{ field: null, code: 'STALE' }] });
      expect(await offered()).toBe(111.11);
      expect((await logged('plan.update')).at(-1)?.details).toMatchObject({
        plan: 'pro',
        before: { priceGrosz },
        after: { priceGrosz: 11_111 },
      });
      await update({ version: version + 1, pricePln: priceGrosz / 100 });
    },
  };
}
