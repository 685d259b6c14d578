import { GraphError } from '@tipgraph/client';
import {
  commitLocalUpdate,
  DefaultHandlerProvider,
  Environment,
  type GraphQLResponse,
  type IEnvironment,
  type INetwork,
  RecordSource,
  Store,
} from 'relay-runtime';
import { createStore } from 'zustand/vanilla';
import { caughtError, scopeOf } from './app-error.ts';

/** Mark in an operation's cacheConfig metadata: the root field without which its answer is not put into the store. */
const mainField = 'mainField';

/** Options of a query that is read again: an answer in which this root field failed rejects, and leaves the store as it is. */
export const requiring = (field: string) =>
  ({
    fetchPolicy: 'network-only',
    networkCacheConfig: { force: true, metadata: { [mainField]: field } },
  }) as const;

/**
 * Keeps a field of the root as one query read it, whatever other queries of the page read later:
 * `@__clientField(handle: "asRead", key: "name")`.
 */
const asRead: ReturnType<typeof DefaultHandlerProvider> = {
  update(store, { dataID, fieldKey, handleKey }) {
    const record = store.get(dataID);
    record?.setValue(record.getValue(fieldKey), handleKey);
  },
};

/** Relay's environment over a network. Queries of screens left lately are kept for quick going back. */
export function createEnvironment(network: INetwork): Environment {
  return new Environment({
    network: {
      execute: (request, variables, cacheConfig, ...rest) =>
        network.execute(request, variables, cacheConfig, ...rest).map((response) => {
          requireField(response, cacheConfig.metadata?.[mainField]);
          return response;
        }),
    },
    handlerProvider: (handle) => (handle === 'asRead' ? asRead : DefaultHandlerProvider(handle)),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}

/** Has whatever is read next come from the network. */
export const invalidateStore = (environment: IEnvironment): void =>
  commitLocalUpdate(environment, (store) => store.invalidateStore());

/** The environment of whoever is here: each person gets a new one, so that no answer lands in another's store. */
export interface EnvironmentStore {
  current(): IEnvironment;
  /** Puts a new one in its place. */
  renew(): void;
  /** Calls back when there is a new one. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export function createEnvironmentStore(create: () => IEnvironment): EnvironmentStore {
  const store = createStore(() => create());
  return {
    current: store.getState,
    renew: () => store.setState(create(), true),
    subscribe: store.subscribe,
  };
}

/** @throws GraphError when the answer has an error of this field, and not only of a section within it */
function requireField(response: GraphQLResponse, field: unknown): void {
  if (field === undefined || !('errors' in response)) return;
  const error = response.errors?.find(({ path = [] }) => path[0] === field && scopeOf(path) === 'page');
  if (!error) return;
  const { code, requestId } = caughtError([error]);
  throw new GraphError(code, error.message, requestId);
}
