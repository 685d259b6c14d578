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
import { scopeOf, toGraphError } from './app-error.ts';

/** Key in an operation's cacheConfig metadata: the root field without which a response is not stored. */
const mainField = 'mainField';

/** Options for a refetch: a response whose `field` failed rejects and leaves the store unchanged. */
export const requiring = (field: string) =>
  ({
    fetchPolicy: 'network-only',
    networkCacheConfig: { force: true, metadata: { [mainField]: field } },
  }) as const;

/**
 * Keeps a root field's value of one query, although other queries of the page fetch the field later. Usage:
 * `@__clientField(handle: "asRead", key: "name")`.
 */
const asRead: ReturnType<typeof DefaultHandlerProvider> = {
  update(store, { dataID, fieldKey, handleKey }) {
    const record = store.get(dataID);
    record?.setValue(record.getValue(fieldKey), handleKey);
  },
};

/**
 * How an environment stores and reads data. It keeps the data of recently closed screens, so that going back needs no request.
 * A query with missing data is not rendered before its response: a failed request would leave the missing parts without a retry.
 */
export const environmentConfig = () => ({
  UNSTABLE_defaultRenderPolicy: 'full' as const,
  handlerProvider: (handle: string) => (handle === 'asRead' ? asRead : DefaultHandlerProvider(handle)),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
});

/**
 * A network that rejects a response without the root field that its operation requires, and a further page of a list without
 * the list: Relay would replace the pages shown by null.
 */
export const withRequiredFields = ({ execute }: INetwork): INetwork => ({
  execute: (request, variables, cacheConfig, ...rest) => {
    const field = cacheConfig.metadata?.[mainField];
    const isFurtherPage = request.operationKind === 'query' && variables.after != null;
    return execute(request, variables, cacheConfig, ...rest).map((response) => {
      throwError(
        response,
        (path) =>
          (field !== undefined && path[0] === field && scopeOf(path) === 'page') ||
          (isFurtherPage && !path.includes('edges')),
      );
      return response;
    });
  },
});

export const createEnvironment = (network: INetwork): Environment =>
  new Environment({ ...environmentConfig(), network: withRequiredFields(network) });

export const invalidateStore = (environment: IEnvironment): void =>
  commitLocalUpdate(environment, (store) => store.invalidateStore());

/** The Relay environment. Each user gets a new one, so that no response reaches another user's store. */
export function createEnvironmentStore(create: () => IEnvironment) {
  const store = createStore(() => create());
  return {
    current: store.getState,
    renew: () => store.setState(create(), true),
    subscribe: store.subscribe,
  };
}

export type EnvironmentStore = ReturnType<typeof createEnvironmentStore>;

type Path = readonly (string | number)[];

/** @throws GraphError for the first error at a path that matches */
function throwError(response: GraphQLResponse, matches: (path: Path) => boolean): void {
  if (!('errors' in response)) return;
  const error = response.errors?.find(({ path = [] }) => matches(path));
  if (error) throw toGraphError(error);
}
