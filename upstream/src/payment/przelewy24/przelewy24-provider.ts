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

/** Where Przelewy24 tells of payments that were made. */
export const notificationPath = `${paymentPath}/przelewy24/notification`;

/** Stored with the payments of this provider. */
const p24Name = 'przelewy24';

const notification = notificationFields.extend({ sign: z.string() });

const refuse = (status: number, reason: string) => new HttpError(status, [reason]);

/**
 * Takes notifications. One that Przelewy24 has not signed, or that does not say what was ordered, is refused, logged
 * without its content, and changes nothing. Przelewy24 repeats a notification until the payment is collected, so one
 * that comes while another is worked on is simply accepted.
 */
function takeNotifications(
  server: FastifyInstance,
  deps: PaymentDeps,
  { provider, settings }: { provider: PaymentProvider; settings: P24Settings },
): void {
  server.post(notificationPath, { config: { guardsItself: true } }, async (request) => {
    const { log } = request;
    const body = notification.safeParse(request.body);
    const fault = body.success ? faultOf(body.data, settings) : 'not a notification';
    if (!body.success || fault !== null) {
      log.warn({ reason: fault }, 'A notification of a payment was refused');
      throw refuse(400, 'The notification is not valid.');
    }
    const told = body.data;
    const [payment] = await deps.db.select().from(payments).where(eq(payments.uid, told.sessionId));
    if (!payment || payment.provider !== p24Name) {
      log.warn({ reason: 'unknown session' }, 'A notification of a payment was refused');
      throw refuse(404, 'The payment is not known.');
    }
    const { amountGrosz } = payment;
    if (told.amount !== amountGrosz || told.originAmount !== amountGrosz || told.currency !== 'PLN') {
      log.warn({ payment: payment.id, reason: 'other amount' }, 'A notification of a payment was refused');
      throw refuse(400, 'The amount is not the one that was ordered.');
    }
    const made = { paymentId: payment.id, providerOrderId: String(told.orderId) };
    const settlement = await settlePayment({ ...deps, logger: log }, provider, made).catch(
      (error: unknown) => {
        if (!(error instanceof PaymentUnavailable)) throw error;
        log.warn({ payment: payment.id, reason: error.message }, 'A payment could not be collected');
        throw refuse(503, 'The payment could not be collected.');
      },
    );
    return { status: settlement };
  });
}

/** Why a notification is not Przelewy24's or not for this merchant; null when it is good. */
function faultOf(
  { sign, ...fields }: NotificationFields & { sign: string },
  { merchantId, posId, crc }: P24Settings,
): string | null {
  if (!isSameSign(sign, notificationSign(fields, crc))) return 'wrong sign';
  return fields.merchantId === merchantId && fields.posId === posId ? null : 'other merchant';
}

/** Less than the time for which an order holds its place. */
const minutesToPay = 25;
/** The channel of BLIK, for when the list of methods cannot be had. */
const blikChannel = 8_192;

/** Payments by Przelewy24: transfers and cards of all kinds, or BLIK alone. */
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
    mount: (server, deps) => takeNotifications(server, deps, { provider, settings }),
  };
  return provider;
}

/** What makes the payment page offer BLIK alone: its id among the methods, which differs between merchants. */
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
