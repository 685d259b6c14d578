import type { UpstreamConfig } from '../config.ts';
import type { PaymentAddresses, PaymentProvider } from './payment-provider.ts';
import { createPrzelewy24 } from './przelewy24/przelewy24-provider.ts';
import { createSandbox } from './sandbox/sandbox-routes.ts';

/** Przelewy24 where its keys are set, else the test bank. */
export function createProvider(
  { przelewy24 }: Pick<UpstreamConfig, 'przelewy24'>,
  addresses: PaymentAddresses,
): PaymentProvider {
  return przelewy24 === null ? createSandbox(addresses) : createPrzelewy24(przelewy24, addresses);
}
