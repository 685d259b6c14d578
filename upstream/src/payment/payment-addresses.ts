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
