import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Changes } from '../hook/changes.ts';
import type { Payment } from '../purchase/activate.ts';

export interface PaymentOrder extends Pick<Payment, 'uid' | 'amountGrosz' | 'method' | 'language'> {
  /** Shown to the payer. */
  description: string;
  email: string;
  clientName: string;
}

export interface PaymentDeps extends Deps {
  changes: Changes;
  /** Key that signs the tokens of payment forms. */
  secret: string;
}

export interface PaymentProvider {
  /** Stored with each payment. */
  readonly name: string;
  /**
   * Registers a payment.
   * @returns the URL where it is paid
   * @throws PaymentUnavailable when the provider does not accept it
   */
  register(order: PaymentOrder): Promise<string>;
  /**
   * Collects the money of a paid payment. Idempotent.
   * @throws PaymentUnavailable when it is not certain that the money was collected
   */
  collect(payment: Pick<Payment, 'uid' | 'amountGrosz' | 'providerOrderId'>): Promise<void>;
  /** Adds the routes that browsers or the provider call. They authenticate their callers themselves. */
  mount(server: FastifyInstance, deps: PaymentDeps): void;
}

/** The provider cannot be reached or refuses; the message holds no secret. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** Path of the routes outside the API: pages and notifications of providers. */
export const paymentPath = '/payment-provider';

/** Path of the site's page that shows the result of a payment. */
export const resultPath = (uid: string) => `/payment?payment_id=${encodeURIComponent(uid)}`;

/** Base URLs, without trailing slashes. */
export interface PaymentAddresses {
  /** The site, to which payers return. */
  site: string;
  /** This server as browsers and the provider reach it. Available once it listens. */
  own(): string;
}
