import { isDeepStrictEqual } from 'node:util';
import type { LiveClient, LiveStatus, ResyncReason } from '@tipgraph/client';
import type { CacheConfig, GraphQLSingularResponse, Variables } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { environmentConfig, withRequiredFields } from '../shared/relay/environment.ts';
import { completeResponse } from './complete-response.ts';

/** A sent operation, which the test answers or fails. */
export interface SentQuery {
  readonly name: string;
  readonly variables: Variables;
  readonly metadata: CacheConfig['metadata'];
  /** Missing fields of the data are generated. */
  readonly answer: (response: object) => void;
  readonly fail: (error: Error) => void;
}

/** Relay's mock environment with the app's store and checks, and a live client. The test scripts their responses and events. */
export function createScriptedGraph() {
  const requests: SentQuery[] = [];
  const statusListeners = new Set<() => void>();
  const resyncListeners = new Set<(reason: ResyncReason) => void>();
  let status: LiveStatus = { state: 'live', since: 0, lastEventAt: null };

  const environment = createMockEnvironment({
    ...environmentConfig(),
    log: (event) => {
      if (event.name !== 'network.start' || event.params.operationKind === 'subscription') return;
      const { params, variables, cacheConfig } = event;
      // None when the app has cancelled it.
      const operation = () =>
        mock
          .getAllOperations()
          .find(
            ({ request }) =>
              request.node.params === params && isDeepStrictEqual(request.variables, variables),
          );
      requests.push({
        name: params.name,
        variables,
        metadata: cacheConfig.metadata,
        answer: (response) =>
          queueMicrotask(() => {
            const sent = operation();
            if (sent) mock.resolve(sent, completeResponse(sent, response as GraphQLSingularResponse));
          }),
        fail: (error) =>
          queueMicrotask(() => {
            const sent = operation();
            if (sent) mock.reject(sent, error);
          }),
      });
    },
  });
  const { mock } = environment;
  // A mock environment accepts no network, so the app's check is put around the mock's own.
  Object.assign(environment.getNetwork(), withRequiredFields(environment.getNetwork()));
  const streams = () =>
    mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === 'subscription');
  const live: LiveClient = {
    setTransport: () => undefined,
    subscribe: () => () => undefined,
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    onResync(listener) {
      resyncListeners.add(listener);
      return () => resyncListeners.delete(listener);
    },
    onReauthenticated: () => () => undefined,
    restart: () => undefined,
    networkLost: () => undefined,
    networkBack: () => undefined,
  };

  return {
    environment,
    live,
    /** All sent operations, in order. */
    requests,
    /**
     * The latest operation, or the latest of this name.
     * @throws when none was sent
     */
    latest(name?: string) {
      const query = requests.findLast((request) => name === undefined || request.name === name);
      if (!query) throw new Error(`No ${name ?? 'operation'} was sent`);
      return query;
    },
    /** @throws when no subscription of this name is open */
    stream(name: string) {
      const operation = mock.findOperation(({ request }) => request.node.params.name === name);
      return {
        variables: operation.request.variables,
        push: (data: object) =>
          mock.nextValue(operation, completeResponse(operation, { data } as GraphQLSingularResponse)),
      };
    },
    streamNames: () => streams().map(({ request }) => request.node.params.name),
    setStatus(next: LiveStatus) {
      status = next;
      for (const listener of statusListeners) listener();
    },
    resync(reason: ResyncReason) {
      for (const listener of resyncListeners) listener(reason);
    },
  };
}

export type ScriptedGraph = ReturnType<typeof createScriptedGraph>;
