import type { PaymentAddresses, PaymentOrder, PaymentProvider } from '../payment-provider.ts';
import { PaymentUnavailable, resultPath } from '../payment-provider.ts';
import type { P24Settings } from './p24-client.ts';
import { P24Client } from './p24-client.ts';
import { notificationPath, p24Name, takeNotifications } from './p24-notification.ts';

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
