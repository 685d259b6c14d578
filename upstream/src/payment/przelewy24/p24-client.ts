import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isStorable } from '../../http/read-params.ts';
import { PaymentUnavailable } from '../payment-provider.ts';

/** Fields of a Przelewy24 notification, in the order in which they are signed. Amounts are grosz. */
export const notificationFields = z.object({
  merchantId: z.number().int(),
  posId: z.number().int(),
  sessionId: z.string().max(100).refine(isStorable),
  amount: z.number().int(),
  originAmount: z.number().int(),
  currency: z.string(),
  orderId: z.number().int(),
  methodId: z.number().int(),
  statement: z.string(),
});
export type NotificationFields = z.infer<typeof notificationFields>;
type RegisterFields = Pick<NotificationFields, 'sessionId' | 'merchantId' | 'amount' | 'currency'>;
type VerifyFields = Pick<NotificationFields, 'sessionId' | 'orderId' | 'amount' | 'currency'>;

/** Przelewy24's signature: lower-case hex SHA-384 of the fields as compact JSON, in their documented order, the key last. */
const sign = (fields: Record<string, string | number | undefined>) =>
  createHash('sha384').update(JSON.stringify(fields)).digest('hex');

export const registerSign = (
  { sessionId, merchantId, amount, currency }: RegisterFields,
  crc: string,
): string => sign({ sessionId, merchantId, amount, currency, crc });

export const verifySign = ({ sessionId, orderId, amount, currency }: VerifyFields, crc: string): string =>
  sign({ sessionId, orderId, amount, currency, crc });

const signedFields = notificationFields.keyof().options;

export const notificationSign = (fields: NotificationFields, crc: string): string =>
  sign({ ...Object.fromEntries(signedFields.map((name) => [name, fields[name]])), crc });

/** Compares two signatures in constant time. */
export function isSameSign(actual: string, expected: string): boolean {
  const actualBytes = Buffer.from(actual);
  const expectedBytes = Buffer.from(expected);
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

/** A merchant's account at Przelewy24. */
export interface P24Settings {
  /** Base address, without a trailing slash. */
  url: string;
  merchantId: number;
  posId: number;
  apiKey: string;
  /** Key of the signatures. */
  crc: string;
}

/** The client adds the merchant's ids and the signature. */
interface NewTransaction extends Omit<RegisterFields, 'merchantId'> {
  description: string;
  email: string;
  client: string;
  country: 'PL';
  language: 'pl' | 'en';
  urlReturn: string;
  urlStatus: string;
  /** Minutes. */
  timeLimit: number;
  method?: number;
  channel?: number;
}

const registered = z.object({ data: z.object({ token: z.string().min(1) }) });
const verified = z.object({ data: z.object({ status: z.literal('success') }) });
const transactionState = z.object({ data: z.object({ status: z.number(), amount: z.number() }) });
const collectedStatus = 2;
const methods = z.object({
  data: z.array(
    z.object({ id: z.number().int(), group: z.string().catch(''), status: z.boolean().catch(true) }),
  ),
});

const timeoutMs = 8_000;

/** Client of the Przelewy24 REST API. All calls reject with `PaymentUnavailable`, whose message holds no secret. */
export class P24Client {
  readonly #settings: P24Settings;

  constructor(settings: P24Settings) {
    this.#settings = settings;
  }

  /** Registers a transaction. @returns the URL of its payment page */
  async register(transaction: NewTransaction): Promise<string> {
    const { merchantId, posId, crc, url } = this.#settings;
    const body = { merchantId, posId, ...transaction };
    const sign = registerSign({ ...transaction, merchantId }, crc);
    const { data } = await this.#call('POST', '/transaction/register', registered, { ...body, sign });
    return `${url}/trnRequest/${encodeURIComponent(data.token)}`;
  }

  /** Collects a paid transaction; without this call the payer keeps the money. */
  async verify(transaction: VerifyFields): Promise<void> {
    const { merchantId, posId, crc } = this.#settings;
    const body = { merchantId, posId, ...transaction, sign: verifySign(transaction, crc) };
    await this.#call('PUT', '/transaction/verify', verified, body);
  }

  /** Whether this amount of a transaction is already collected. */
  async isCollected({ sessionId, amount }: Pick<VerifyFields, 'sessionId' | 'amount'>): Promise<boolean> {
    const path = `/transaction/by/sessionId/${encodeURIComponent(sessionId)}`;
    const { data } = await this.#call('GET', path, transactionState);
    return data.status === collectedStatus && data.amount === amount;
  }

  /** The payment methods that are open now for an amount in grosz. */
  async methods(amount: number, language: 'pl' | 'en'): Promise<{ id: number; group: string }[]> {
    const path = `/payment/methods/${language}?amount=${amount}&currency=PLN`;
    const { data } = await this.#call('GET', path, methods);
    return data.filter(({ status }) => status);
  }

  async #call<Reply>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    shape: z.ZodType<Reply>,
    body?: object,
  ): Promise<Reply> {
    const { url, posId, apiKey } = this.#settings;
    const operation = `${method} ${path.split('?', 1)[0]}`;
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown fault';
      throw new PaymentUnavailable(`Przelewy24 does not answer ${operation}: ${reason}`);
    });
    const json: unknown = await reply.json().catch(() => null);
    if (!reply.ok) throw new PaymentUnavailable(`Przelewy24 answered ${reply.status} to ${operation}`);
    const result = shape.safeParse(json);
    if (!result.success) throw new PaymentUnavailable(`Przelewy24 gave an unexpected answer to ${operation}`);
    return result.data;
  }
}
