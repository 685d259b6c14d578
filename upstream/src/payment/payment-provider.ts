import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Changes } from '../hook/changes.ts';
import type { Language } from '../http/language.ts';

/** A payment as a provider needs it. */
export interface PaymentOrder {
  uid: string;
  amountGrosz: number;
  /** What is bought, for people. */
  description: string;
  email: string;
  clientName: string;
  method: 'p24' | 'blik';
  language: Language;
}

/** A payment that its payer has made. */
interface MadePayment {
  uid: string;
  amountGrosz: number;
  /** The provider's name for it; null where it has none. */
  providerOrderId: string | null;
}

/** What a provider's own routes work with. */
export interface PaymentDeps {
  db: Database;
  clock: Clock;
  changes: Changes;
  /** Key for proofs of our own. */
  secret: string;
}

/** Where orders are paid. */
export interface PaymentProvider {
  /** Stored with each payment. */
  readonly name: string;
  /**
   * Announces a payment.
   * @returns the address at which it is paid
   * @throws PaymentUnavailable when the provider does not take it
   */
  register(order: PaymentOrder): Promise<string>;
  /**
   * Has the money of a made payment handed over; asked again for the same payment it changes nothing.
   * @throws PaymentUnavailable when that is not sure
   */
  collect(payment: MadePayment): Promise<void>;
  /** Adds the routes that browsers or the provider call; they prove by themselves who calls. */
  mount(server: FastifyInstance, deps: PaymentDeps): void;
}

/** The provider cannot be reached or refuses; the message holds no secret. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** Where everything about payments is outside of the API: pages and notifications of providers. */
export const paymentPath = '/payment-provider';

/** Page of the site that shows how a payment went, as a path. */
export const resultPath = (uid: string) => `/payment?payment_id=${encodeURIComponent(uid)}`;

/** Addresses that payments use, without trailing slashes. */
export interface PaymentAddresses {
  /** The site, to which people return. */
  site: string;
  /** This server as browsers and the provider reach it; known when it listens. */
  own(): string;
}
