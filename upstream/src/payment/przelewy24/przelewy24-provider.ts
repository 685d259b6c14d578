import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { payments } from '../../db/purchase-tables.ts';
import { HttpError } from '../../http/http-error.ts';
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
import {
  isSameSign,
  type NotificationFields,
  notificationFields,
  notificationSign,
  P24Client,
  type P24Settings,
} from './p24-client.ts';

const notificationPath = `${paymentPath}/przelewy24/notification`;

/** Stored with the payments of this provider. */
const p24Name = 'przelewy24';

const notification = notificationFields.extend({ sign: z.string() });

const rejection = (status: number, reason: string) => new HttpError(status, [reason]);

/**
 * Handles notifications of paid transactions. One with a wrong signature or different order data is rejected, logged
 * without its content, and changes nothing. Przelewy24 repeats a notification until the payment is collected, so one that
 * arrives while another is being processed gets a 200 reply.
 */
function notificationRoute(
  server: FastifyInstance,
  deps: PaymentDeps,
  { provider, settings }: { provider: PaymentProvider; settings: P24Settings },
): void {
  server.post(notificationPath, { config: { bypassesSession: true } }, async (request) => {
    const { log } = request;
    const body = notification.safeParse(request.body);
    const fault = body.success ? faultOf(body.data, settings) : 'not a notification';
    if (!body.success || fault !== null) {
      log.warn({ reason: fault }, 'A notification of a payment was refused');
      throw rejection(400, 'The notification is not valid.');
    }
    const notified = body.data;
    const [payment] = await deps.db.select().from(payments).where(eq(payments.uid, notified.sessionId));
    if (!payment || payment.provider !== p24Name) {
      log.warn({ reason: 'unknown session' }, 'A notification of a payment was refused');
      throw rejection(404, 'The payment is not known.');
    }
    const { amountGrosz } = payment;
    if (
      notified.amount !== amountGrosz ||
      notified.originAmount !== amountGrosz ||
      notified.currency !== 'PLN'
    ) {
      log.warn({ payment: payment.id, reason: 'other amount' }, 'A notification of a payment was refused');
      throw rejection(400, 'The amount is not the one that was ordered.');
    }
    const reported = { paymentId: payment.id, providerOrderId: String(notified.orderId) };
    const settlement = await settlePayment({ ...deps, logger: log }, provider, reported).catch(
      (error: unknown) => {
        if (!(error instanceof PaymentUnavailable)) throw error;
        log.warn({ payment: payment.id, reason: error.message }, 'A payment could not be collected');
        throw rejection(503, 'The payment could not be collected.');
      },
    );
    return { status: settlement };
  });
}

/** Why a notification is not Przelewy24's or not for this merchant; null if it is valid. */
function faultOf(
  { sign, ...fields }: NotificationFields & { sign: string },
  { merchantId, posId, crc }: P24Settings,
): string | null {
  if (!isSameSign(sign, notificationSign(fields, crc))) return 'wrong sign';
  return fields.merchantId === merchantId && fields.posId === posId ? null : 'other merchant';
}

/** Shorter than an order's reservation. */
const minutesToPay = 25;
/** BLIK's channel, used when the list of methods is unavailable. */
const blikChannel = 8_192;

/** Payments by Przelewy24: all its methods, or only BLIK. */
export function createPrzelewy24(settings: P24Settings, addresses: PaymentAddresses): PaymentProvider {
  const client = new P24Client(settings);
  const provider: PaymentProvider = {
    name: p24Name,
    register: async (order) =>
      client.register({
        sessionId: order.uid,
        amount: order.amountGrosz,
        currency: 'PLN',
        description: order.description,
        email: order.email,
        client: order.clientName.slice(0, 40),
        country: 'PL',
        language: order.language,
        urlReturn: `${addresses.site}${resultPath(order.uid)}`,
        urlStatus: `${addresses.own()}${notificationPath}`,
        timeLimit: minutesToPay,
        ...(order.method === 'blik' && (await blikOf(client, order))),
      }),
    collect: async ({ uid, amountGrosz, providerOrderId }) => {
      const transaction = { sessionId: uid, amount: amountGrosz, currency: 'PLN' };
      try {
        await client.verify({ ...transaction, orderId: Number(providerOrderId) });
      } catch (error) {
        if (!(error instanceof PaymentUnavailable) || !(await client.isCollected(transaction))) throw error;
      }
    },
    mount: (server, deps) => notificationRoute(server, deps, { provider, settings }),
  };
  return provider;
}

/** Restricts the payment page to BLIK. Its method id differs between merchants. */
async function blikOf(
  client: P24Client,
  { amountGrosz, language }: PaymentOrder,
): Promise<{ method: number } | { channel: number }> {
  const methods = await client.methods(amountGrosz, language).catch((error: unknown) => {
    if (error instanceof PaymentUnavailable) return [];
    throw error;
  });
  const blik = methods.find(({ group }) => group.toLowerCase() === 'blik');
  return blik ? { method: blik.id } : { channel: blikChannel };
}
