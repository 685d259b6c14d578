import { z } from 'zod';
import { PaymentUnavailable } from '../payment-provider.ts';
import type { P24Settings } from './p24-settings.ts';
import type { RegisterFields, VerifyFields } from './p24-sign.ts';
import { registerSign, verifySign } from './p24-sign.ts';

/** A transaction to be announced; the merchant's numbers and the sign are added. */
export interface NewTransaction extends Omit<RegisterFields, 'merchantId'> {
  description: string;
  email: string;
  client: string;
  country: 'PL';
  language: 'pl' | 'en';
  urlReturn: string;
  urlStatus: string;
  /** Minutes in which it can be paid. */
  timeLimit: number;
  method?: number;
  channel?: number;
}

const registered = z.object({ data: z.object({ token: z.string().min(1) }) });
const verified = z.object({ data: z.object({ status: z.literal('success') }) });
const transactionState = z.object({ data: z.object({ status: z.number(), amount: z.number() }) });
const collectedState = 2;
const methods = z.object({
  data: z.array(
    z.object({ id: z.number().int(), group: z.string().catch(''), status: z.boolean().catch(true) }),
  ),
});

/** Speaks to the REST API of Przelewy24. All calls reject with `PaymentUnavailable`, which names no secret. */
export class P24Client {
  readonly #settings: P24Settings;
  readonly #timeoutMs: number;

  constructor(settings: P24Settings, { timeoutMs = 8_000 } = {}) {
    this.#settings = settings;
    this.#timeoutMs = timeoutMs;
  }

  /** Announces a transaction and answers the address of its payment page. */
  async register(transaction: NewTransaction): Promise<string> {
    const { merchantId, posId, crc, url } = this.#settings;
    const body = { merchantId, posId, ...transaction };
    const sign = registerSign({ ...transaction, merchantId }, crc);
    const { data } = await this.#call('POST', '/transaction/register', registered, { ...body, sign });
    return `${url}/trnRequest/${encodeURIComponent(data.token)}`;
  }

  /** Collects a payment that was made; without it the money stays the payer's. */
  async verify(transaction: VerifyFields): Promise<void> {
    const { merchantId, posId, crc } = this.#settings;
    const body = { merchantId, posId, ...transaction, sign: verifySign(transaction, crc) };
    await this.#call('PUT', '/transaction/verify', verified, body);
  }

  /** Whether a transaction is paid and collected already, for this amount. */
  async isCollected({ sessionId, amount }: Pick<VerifyFields, 'sessionId' | 'amount'>): Promise<boolean> {
    const path = `/transaction/by/sessionId/${encodeURIComponent(sessionId)}`;
    const { data } = await this.#call('GET', path, transactionState);
    return data.status === collectedState && data.amount === amount;
  }

  /** The ids of the ways to pay an amount that are open now, with their groups. */
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
    const what = `${method} ${path.split('?', 1)[0]}`;
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    }).catch((error: unknown) => {
      const why = error instanceof Error ? error.name : 'unknown fault';
      throw new PaymentUnavailable(`Przelewy24 does not answer ${what}: ${why}`);
    });
    const json: unknown = await reply.json().catch(() => null);
    if (!reply.ok) throw new PaymentUnavailable(`Przelewy24 answered ${reply.status} to ${what}`);
    const result = shape.safeParse(json);
    if (!result.success) throw new PaymentUnavailable(`Przelewy24 gave an unexpected answer to ${what}`);
    return result.data;
  }
}
