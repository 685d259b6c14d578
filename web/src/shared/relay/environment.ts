import { Environment, type INetwork, RecordSource, Store } from 'relay-runtime';

/** Relay's environment over a network. Queries of screens left lately are kept for quick going back. */
export function createEnvironment(network: INetwork): Environment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}
