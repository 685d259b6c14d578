import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { payments, plans } from '../../db/schema.ts';
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

export const sandboxName = 'sandbox';

const sandboxPath = (uid: string) => `${paymentPath}/sandbox/${uid}`;

interface PageRoute {
  Params: { uid: string };
}

const cookie = 'sandbox_bank';
const browserIdPattern = /^[\w-]{22}$/;
const config = { bypassesSession: true };

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
 * Pages of a test bank. Anyone with the URL may pay, as at a real bank. A form is accepted only from the browser that
 * received it: its token is bound to a cookie and to the payment.
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

  const sendPage = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').headers(pageHeaders(siteOrigin)).send(html);
  const redirectToResult = (reply: FastifyReply, uid: string) =>
    reply.header('cache-control', 'no-store').redirect(`${addresses.site}${resultPath(uid)}`, 303);

  server.get<PageRoute>(sandboxPath(':uid'), { config }, async (request, reply) => {
    const row = await findPayment(db, request.params.uid);
    if (row === null) return sendPage(reply, 404, unknownPage('pl'));
    const { payment, plan } = row;
    if (payment.status !== 'pending') return redirectToResult(reply, payment.uid);
    const browserId = readBrowserId(request) ?? randomBytes(16).toString('base64url');
    const secure = addresses.own().startsWith('https:');
    reply.setCookie(cookie, browserId, { path: paymentPath, httpOnly: true, sameSite: 'lax', secure });
    const html = paymentPage({
      ...payment,
      orderTitle: orderTitle({ plan, months: payment.months }, payment.language),
      path: sandboxPath(payment.uid),
      token: makeXsrfToken(secret, tokenSubject(browserId, payment.uid)),
    });
    return sendPage(reply, 200, html);
  });

  const act = async (
    request: FastifyRequest<PageRoute>,
    reply: FastifyReply,
    action: (paymentId: number) => Promise<unknown>,
  ) => {
    const row = await findPayment(db, request.params.uid);
    if (row === null) return sendPage(reply, 404, unknownPage('pl'));
    const { id, uid, language } = row.payment;
    const browserId = readBrowserId(request);
    const token = request.body instanceof URLSearchParams ? (request.body.get('token') ?? '') : '';
    if (browserId === null || !isXsrfTokenOf(secret, tokenSubject(browserId, uid), token)) {
      return sendPage(reply, 403, expiredPage(language, sandboxPath(uid)));
    }
    await action(id);
    return redirectToResult(reply, uid);
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

const tokenSubject = (browserId: string, uid: string) => `sandbox:${browserId}:${uid}`;

function readBrowserId(request: FastifyRequest): string | null {
  const value = request.cookies[cookie];
  return value !== undefined && browserIdPattern.test(value) ? value : null;
}

/** Payments at a test bank that this server provides. No money moves. */
export function createSandbox(addresses: PaymentAddresses): PaymentProvider {
  const provider: PaymentProvider = {
    name: sandboxName,
    register: async ({ uid }) => `${addresses.own()}${sandboxPath(uid)}`,
    collect: async () => {},
    mount: (server, deps) => sandboxRoutes(server, deps, { addresses, provider }),
  };
  return provider;
}
