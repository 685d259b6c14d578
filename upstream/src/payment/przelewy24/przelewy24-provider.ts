import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { minute } from '../../clock.ts';
import { payments } from '../../db/purchase-tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { payableMs } from '../../purchase/reserve-order.ts';
import {
  type PaymentAddresses,
  type PaymentDeps,
  type PaymentOrder,
  type PaymentProvider,
  PaymentUnavailable,
  paymentPath,
  resultPath,
} from '../payment-provider.ts';
import { settlePayment } from '../settle-payment.ts';
import { callP24, isSameSign, notificationFields, type P24Settings, sign } from './p24-client.ts';

const notificationPath = `${paymentPath}/przelewy24/notification`;

const p24Name = 'przelewy24';

const currency = 'PLN';

const notification = notificationFields.extend({ sign: z.string() });

/**
 * Handles notifications of paid transactions. One with a wrong signature or different order data is rejected, logged
 * without its content, and changes nothing. One that arrives while its payment is being collected gets a 200 reply, since
 * collecting is retried. One that arrives while another payment of the payer is being collected gets a 503 reply, so that
 * Przelewy24 repeats it.
 */
function notificationRoute(
  server: FastifyInstance,
  deps: PaymentDeps,
  { provider, settings }: { provider: PaymentProvider; settings: P24Settings },
): void {
  server.post(notificationPath, { config: { bypassesSession: true } }, async (request) => {
    const { log } = request;
    const refusal = (why: object, status: number, message: string) => {
      log.warn(why, 'A notification of a payment was refused');
      return new HttpError(status, [message]);
    };
    const body = notification.safeParse(request.body);
    const fault = body.success ? faultOf(body.data, settings) : 'not a notification';
    if (!body.success || fault !== null) {
      throw refusal({ reason: fault }, 400, 'The notification is not valid.');
    }
    const { sessionId, amount, originAmount, currency: paidCurrency, orderId } = body.data;
    const [payment] = await deps.db.select().from(payments).where(eq(payments.uid, sessionId));
    if (!payment || payment.provider !== p24Name) {
      throw refusal({ reason: 'unknown session' }, 404, 'The payment is not known.');
    }
    const { id: paymentId, amountGrosz } = payment;
    if (amount !== amountGrosz || originAmount !== amountGrosz || paidCurrency !== currency) {
      const why = { payment: paymentId, reason: 'other amount' };
      throw refusal(why, 400, 'The amount is not the one that was ordered.');
    }
    const reported = { paymentId, providerOrderId: String(orderId) };
    const settlement = await settlePayment({ ...deps, logger: log }, provider, reported).catch(
      (error: unknown) => {
        if (!(error instanceof PaymentUnavailable)) throw error;
        log.warn({ payment: paymentId, reason: error.message }, 'A payment could not be collected');
        throw new HttpError(503, ['The payment could not be collected.']);
      },
    );
    if (settlement === 'blocked') throw new HttpError(503, ['Another payment is being collected.']);
    return { status: settlement };
  });
}

/** Why a notification is not Przelewy24's or not for this merchant; null if it is valid. */
function faultOf(
  { sign: given, ...fields }: z.infer<typeof notification>,
  { merchantId, posId, crc }: P24Settings,
): string | null {
  if (!isSameSign(given, sign(fields, crc))) return 'wrong sign';
  return fields.merchantId === merchantId && fields.posId === posId ? null : 'other merchant';
}

/** BLIK's channel, used when the list of methods is unavailable. */
const blikChannel = 8_192;
/** The list precedes the registration, and the gateway waits for both. */
const methodsTimeoutMs = 1_500;

const registered = z.object({ data: z.object({ token: z.string().min(1) }) });
const verified = z.object({ data: z.object({ status: z.literal('success') }) });
const transactionState = z.object({ data: z.object({ status: z.number(), amount: z.number() }) });
const collectedStatus = 2;

/** Longest texts that Przelewy24 accepts. */
const maxEmail = 50;
const maxClient = 40;

const methods = z.object({
  data: z.array(
    z.object({ id: z.number().int(), group: z.string().catch(''), status: z.boolean().catch(true) }),
  ),
});

/** Payments by Przelewy24: all its methods, or only BLIK. */
export function createPrzelewy24(settings: P24Settings, addresses: PaymentAddresses): PaymentProvider {
  const { url, merchantId, posId, crc, siteEmail } = settings;
  const provider: PaymentProvider = {
    name: p24Name,
    register: async (order) => {
      const signed = { sessionId: order.uid, merchantId, amount: order.amountGrosz, currency };
      const body = {
        ...signed,
        posId,
        description: order.description,
        // Cut, it would be somebody else's address.
        email: order.email.length > maxEmail ? (siteEmail ?? order.email) : order.email,
        client: [...order.clientName].slice(0, maxClient).join(''),
        country: 'PL',
        language: order.language,
        urlReturn: `${addresses.site}${resultPath(order.uid)}`,
        urlStatus: `${addresses.own()}${notificationPath}`,
        timeLimit: payableMs / minute,
        ...(order.method === 'blik' && (await blikOf(settings, order))),
        sign: sign(signed, crc),
      };
      const { data } = await callP24(settings, 'POST', '/transaction/register', registered, { body });
      return `${url}/trnRequest/${encodeURIComponent(data.token)}`;
    },
    collect: async ({ uid, amountGrosz, providerOrderId }) => {
      const signed = { sessionId: uid, orderId: Number(providerOrderId), amount: amountGrosz, currency };
      const body = { ...signed, merchantId, posId, sign: sign(signed, crc) };
      try {
        await callP24(settings, 'PUT', '/transaction/verify', verified, { body });
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error;
        const path = `/transaction/by/sessionId/${encodeURIComponent(uid)}`;
        const { data } = await callP24(settings, 'GET', path, transactionState);
        if (data.status !== collectedStatus || data.amount !== amountGrosz) throw error;
      }
    },
    mount: (server, deps) => notificationRoute(server, deps, { provider, settings }),
  };
  return provider;
}

/** Restricts the payment page to BLIK. Its method id differs between merchants. */
async function blikOf(
  settings: P24Settings,
  { amountGrosz, language }: PaymentOrder,
): Promise<{ method: number } | { channel: number }> {
  const path = `/payment/methods/${language}?amount=${amountGrosz}&currency=${currency}`;
  const { data } = await callP24(settings, 'GET', path, methods, { timeoutMs: methodsTimeoutMs }).catch(
    (error: unknown) => {
      if (error instanceof PaymentUnavailable) return { data: [] };
      throw error;
    },
  );
  const blik = data.find(({ group, status }) => status && group.toLowerCase() === 'blik');
  return blik ? { method: blik.id } : { channel: blikChannel };
}
