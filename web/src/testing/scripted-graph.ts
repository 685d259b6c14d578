import type { LiveClient, LiveStatus, ResyncReason } from '@tipgraph/client';
import {
  type CacheConfig,
  type GraphQLSingularResponse,
  Network,
  Observable,
  type Variables,
} from 'relay-runtime';
import { createEnvironment } from '../shared/relay/environment.ts';

/** A sent operation, which the test answers or fails. */
export interface SentQuery {
  readonly name: string;
  readonly variables: Variables;
  readonly metadata: CacheConfig['metadata'];
  readonly answer: (response: object) => void;
  readonly fail: (error: Error) => void;
}

export interface OpenStream {
  readonly name: string;
  readonly variables: Variables;
  readonly push: (data: object) => void;
}

/** A Relay environment and live client whose responses and events the test scripts. */
export function createScriptedGraph() {
  const requests: SentQuery[] = [];
  const streams: OpenStream[] = [];
  const statusListeners = new Set<() => void>();
  const resyncListeners = new Set<(reason: ResyncReason) => void>();
  let status: LiveStatus = { state: 'live', since: 0, lastEventAt: null };

  const network = Network.create(
    (params, variables, { metadata }) =>
      new Promise<GraphQLSingularResponse>((resolve, reject) => {
        requests.push({
          name: params.name,
          variables,
          metadata,
          answer: (response) => resolve(response as GraphQLSingularResponse),
          fail: reject,
        });
      }),
    (params, variables) =>
      Observable.create<GraphQLSingularResponse>((sink) => {
        const stream: OpenStream = {
          name: params.name,
          variables,
          push: (data) => sink.next({ data } as GraphQLSingularResponse),
        };
        streams.push(stream);
        return () => {
          streams.splice(streams.indexOf(stream), 1);
        };
      }),
  );
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
    environment: createEnvironment(network),
    live,
    /** All sent operations, in order. */
    requests,
    /** @throws when no operation was sent */
    latest() {
      const query = requests.at(-1);
      if (!query) throw new Error('No operation was sent');
      return query;
    },
    /** @throws when no subscription of this name is open */
    stream(name: string) {
      const stream = streams.find((candidate) => candidate.name === name);
      if (!stream) throw new Error(`No subscription ${name} is open`);
      return stream;
    },
    streamNames: () => streams.map(({ name }) => name),
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
