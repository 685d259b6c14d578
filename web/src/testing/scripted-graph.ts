import type { LiveClient, LiveStatus, ResyncReason } from '@tipgraph/client';
import {
  type CacheConfig,
  type GraphQLSingularResponse,
  Network,
  Observable,
  type Variables,
} from 'relay-runtime';
import { createEnvironment } from '../shared/relay/environment.ts';

/** A query that was asked and waits for its answer. */
export interface AskedQuery {
  readonly name: string;
  readonly variables: Variables;
  readonly metadata: CacheConfig['metadata'];
  readonly answer: (response: object) => void;
  readonly fail: (error: Error) => void;
}

/** A subscription that is open. */
export interface OpenStream {
  readonly name: string;
  readonly variables: Variables;
  readonly push: (data: object) => void;
}

/** A graph in which a test says what is answered and what arrives, with the app's own store before it. */
export function createScriptedGraph() {
  const asked: AskedQuery[] = [];
  const streams: OpenStream[] = [];
  const statusListeners = new Set<() => void>();
  const resyncListeners = new Set<(reason: ResyncReason) => void>();
  let status: LiveStatus = { state: 'live', since: 0, lastEventAt: null };

  const network = Network.create(
    (params, variables, { metadata }) =>
      new Promise<GraphQLSingularResponse>((resolve, reject) => {
        asked.push({
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
    /** Queries in the order in which they were asked. */
    asked,
    /** The latest query; throws when none was asked. */
    latest() {
      const query = asked.at(-1);
      if (!query) throw new Error('No query was asked');
      return query;
    },
    /** The open subscription of this name; throws when there is none. */
    stream(name: string) {
      const stream = streams.find((one) => one.name === name);
      if (!stream) throw new Error(`No subscription ${name} is open`);
      return stream;
    },
    /** Names of the open subscriptions. */
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
