import type { PaymentAddresses } from '../payment-addresses.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { sandboxName, sandboxPath, sandboxRoutes } from './sandbox-routes.ts';

/** Payments at a test bank that this server shows itself: no money moves. */
export function createSandbox(addresses: PaymentAddresses): PaymentProvider {
  return {
    name: sandboxName,
    register: async ({ uid }) => `${addresses.own()}${sandboxPath(uid)}`,
    mount: (server, desk) => sandboxRoutes(server, desk, addresses),
  };
}
