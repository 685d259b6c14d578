import { setTimeout as pause } from 'node:timers/promises';
import { type FakePrzelewy24, startFakePrzelewy24 } from '../../upstream/src/testing/fake-przelewy24.ts';

/** Between two notifications of the same payment. */
const againMs = 200;

/** A payment as it was registered. */
interface Registered {
  readonly sessionId: string;
  readonly email: string;
  readonly urlStatus: string;
}

/** A bank that goes on telling of a payment until it is heard, as Przelewy24 does. */
export class Bank {
  readonly #fake: FakePrzelewy24;

  private constructor(fake: FakePrzelewy24) {
    this.#fake = fake;
  }

  static async open(): Promise<Bank> {
    return new Bank(await startFakePrzelewy24());
  }

  /** The settings of a service that is paid here. */
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

  /** Pays the newest order of a person; resolves when the service has said that it knows. */
  async pay(email: string): Promise<void> {
    const orders = this.#calls('register');
    const place = orders.findLastIndex((call) => call.email === email);
    const order = orders[place];
    if (order === undefined) throw new Error(`Nothing was ordered for ${email}.`);
    const body = JSON.stringify(this.#fake.notification({ ...order }, { orderId: place + 1 }));
    const headers = { 'content-type': 'application/json' };
    for (;;) {
      const reply = await fetch(order.urlStatus, { method: 'POST', headers, body }).catch(() => null);
      if (reply?.ok) return;
      await pause(againMs);
    }
  }

  /** The payments whose money was handed over, by their uid. */
  get collected(): ReadonlySet<string> {
    return new Set(this.#calls('verify').map(({ sessionId }) => sessionId));
  }

  close(): Promise<void> {
    return this.#fake.close();
  }

  #calls(what: 'register' | 'verify'): Registered[] {
    const path = `/api/v1/transaction/${what}`;
    return this.#fake.calls
      .filter((call) => call.path === path)
      .map(({ body }) => body as unknown as Registered);
  }
}
