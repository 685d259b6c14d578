import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { payments } from '../../db/purchase-tables.ts';
import { plans } from '../../db/tables.ts';
import { isStorable } from '../../http/read-params.ts';
import { isXsrfTokenOf, makeXsrfToken } from '../../http/session.ts';
import { orderTitle } from '../../purchase/order-title.ts';
import {
  type PaymentAddresses,
  type PaymentDeps,
  type PaymentProvider,
  paymentPath,
  resultPath,
} from '../payment-provider.ts';
import { cancelPayment, settlePayment } from '../settle-payment.ts';
import { expiredPage, paymentPage, styleHash, unknownPage } from './sandbox-page.ts';

/** Stored with the payments of this provider. */
export const sandboxName = 'sandbox';

/** Page of the test bank for a payment, as a path. */
const sandboxPath = (uid: string) => `${paymentPath}/sandbox/${uid}`;

interface PageRoute {
  Params: { uid: string };
}

const cookie = 'sandbox_bank';
const wellFormed = /^[\w-]{22}$/;
const config = { guardsItself: true };

const pageHeaders = (siteOrigin: string) => ({
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

async function findPayment(db: Queryable, uid: string) {
  if (!isStorable(uid)) return null;
  const [row] = await db
    .select({ payment: payments, plan: plans.name })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .where(eq(payments.uid, uid));
  return row?.payment.provider === sandboxName ? row : null;
}

/**
 * Pages of a bank that takes no money. Whoever knows the address may pay, as at a bank. A form is accepted only from
 * the browser that was given it: its token is bound to a cookie and to the payment.
 */
function sandboxRoutes(
  server: FastifyInstance,
  deps: PaymentDeps,
  { addresses, provider }: { addresses: PaymentAddresses; provider: PaymentProvider },
): void {
  const { db, secret } = deps;
  const siteOrigin = new URL(addresses.site).origin;
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });

  const answer = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').headers(pageHeaders(siteOrigin)).send(html);
  const toResult = (reply: FastifyReply, uid: string) =>
    reply.header('cache-control', 'no-store').redirect(`${addresses.site}${resultPath(uid)}`, 303);

  server.get<PageRoute>(`${sandboxPath(':uid')}`, { config }, async (request, reply) => {
    const row = await findPayment(db, request.params.uid);
    if (row === null) return answer(reply, 404, unknownPage('pl'));
    const { payment, plan } = row;
    if (payment.status !== 'pending') return toResult(reply, payment.uid);
    const browser = browserOf(request) ?? randomBytes(16).toString('base64url');
    const secure = addresses.own().startsWith('https:');
    reply.setCookie(cookie, browser, { path: paymentPath, httpOnly: true, sameSite: 'lax', secure });
    const { language, amountGrosz, method } = payment;
    const what = orderTitle({ plan, months: payment.months }, language);
    const token = makeXsrfToken(secret, boundTo(browser, payment.uid));
    const path = sandboxPath(payment.uid);
    return answer(reply, 200, paymentPage({ language, what, amountGrosz, method, path, token }));
  });

  const act = async (
    request: FastifyRequest<PageRoute>,
    reply: FastifyReply,
    action: (paymentId: number) => Promise<unknown>,
  ) => {
    const row = await findPayment(db, request.params.uid);
    if (row === null) return answer(reply, 404, unknownPage('pl'));
    const { id, uid, language } = row.payment;
    const browser = browserOf(request);
    const token = request.body instanceof URLSearchParams ? (request.body.get('token') ?? '') : '';
    if (browser === null || !isXsrfTokenOf(secret, boundTo(browser, uid), token)) {
      return answer(reply, 403, expiredPage(language, sandboxPath(uid)));
    }
    await action(id);
    return toResult(reply, uid);
  };
  const pay = (paymentId: number) =>
    settlePayment({ ...deps, logger: server.log }, provider, { paymentId, providerOrderId: null });

  server.post<PageRoute>(`${sandboxPath(':uid')}/pay`, { config }, (request, reply) =>
    act(request, reply, pay),
  );
  server.post<PageRoute>(`${sandboxPath(':uid')}/refuse`, { config }, (request, reply) =>
    act(request, reply, (paymentId) => cancelPayment(deps, paymentId)),
  );
}

const boundTo = (browser: string, uid: string) => `sandbox:${browser}:${uid}`;

function browserOf(request: FastifyRequest): string | null {
  const value = request.cookies[cookie];
  return value !== undefined && wellFormed.test(value) ? value : null;
}

/** Payments at a test bank that this server shows itself: no money moves. */
export function createSandbox(addresses: PaymentAddresses): PaymentProvider {
  const provider: PaymentProvider = {
    name: sandboxName,
    register: async ({ uid }) => `${addresses.own()}${sandboxPath(uid)}`,
    collect: async () => {},
    mount: (server, deps) => sandboxRoutes(server, deps, { addresses, provider }),
  };
  return provider;
}
