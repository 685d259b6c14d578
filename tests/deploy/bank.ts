import { setTimeout as pause } from 'node:timers/promises';
import { type FakePrzelewy24, startFakePrzelewy24 } from '../../upstream/src/testing/fake-przelewy24.ts';

const retryDelayMs = 200;

interface Registered {
  readonly sessionId: string;
  readonly email: string;
  readonly urlStatus: string;
}

/** A bank that repeats a payment notification until it is accepted, as Przelewy24 does. */
export class Bank {
  readonly #fake: FakePrzelewy24;

  private constructor(fake: FakePrzelewy24) {
    this.#fake = fake;
  }

  static async open(): Promise<Bank> {
    return new Bank(await startFakePrzelewy24());
  }

  /** The upstream's settings for this bank. */
  get settings(): Record<string, string> {
    const { merchantId, posId, apiKey, crc, url } = this.#fake.settings;
    return {
      P24_MERCHANT_ID: String(merchantId),
      P24_POS_ID: String(posId),
      P24_API_KEY: apiKey,
      P24_CRC: crc,
      P24_URL: url,
    };
  }

  /** Pays the user's latest order; resolves when the notification is accepted. */
  async pay(email: string): Promise<void> {
    const orders = this.#calls('register');
    const index = orders.findLastIndex((call) => call.email === email);
    const order = orders[index];
    if (order === undefined) throw new Error(`${email} has no order.`);
    const body = JSON.stringify(this.#fake.notification({ ...order }, { orderId: index + 1 }));
    const headers = { 'content-type': 'application/json' };
    for (;;) {
      const reply = await fetch(order.urlStatus, { method: 'POST', headers, body }).catch(() => null);
      if (reply?.ok) return;
      await pause(retryDelayMs);
    }
  }

  /** The uids of verified payments. */
  get collected(): ReadonlySet<string> {
    return new Set(this.#calls('verify').map(({ sessionId }) => sessionId));
  }

  close(): Promise<void> {
    return this.#fake.close();
  }

  #calls(action: 'register' | 'verify'): Registered[] {
    const path = `/api/v1/transaction/${action}`;
    return this.#fake.calls
      .filter((call) => call.path === path)
      .map(({ body }) => body as unknown as Registered);
  }
}
