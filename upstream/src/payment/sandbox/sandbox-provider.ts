import type { PaymentAddresses } from '../payment-addresses.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { sandboxName, sandboxPath, sandboxRoutes } from './sandbox-routes.ts';

/** Payments at a test bank that this server shows itself: no money moves. */
export function createSandbox(addresses: PaymentAddresses): PaymentProvider {
  const provider: PaymentProvider = {
    name: sandboxName,
    register: async ({ uid }) => `${addresses.own()}${sandboxPath(uid)}`,
    collect: async () => {},
    mount: (server, deps) => sandboxRoutes(server, deps, { addresses, provider }),
  };
  return provider;
}
