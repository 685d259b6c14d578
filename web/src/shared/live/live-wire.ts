import type { GraphQLSingularResponse, Observable, RequestParameters, Variables } from 'relay-runtime';
import { type ConnectionListener, type ConnectionSurroundings, createConnection } from './live-connection.ts';
import { openStream, type StreamListener } from './live-stream.ts';

/** What carries subscriptions: one connection, and the streams over it. */
export interface LiveWire {
  subscribe(
    listener: StreamListener,
    params: RequestParameters,
    variables: Variables,
  ): Observable<GraphQLSingularResponse>;
  /** Cuts the connection; it comes back as long as somebody is subscribed. */
  terminate(): void;
}

/** Sets a wire up. The code behind it comes with the screens that listen, not with every page. */
export function createLiveWire(surroundings: ConnectionSurroundings, listener: ConnectionListener): LiveWire {
  const client = createConnection(surroundings, listener);
  return {
    subscribe: (streamListener, params, variables) =>
      openStream(client, surroundings.backOff, streamListener, params, variables),
    terminate: () => client.terminate(),
  };
}
