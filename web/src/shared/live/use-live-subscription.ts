import type { ResyncReason } from '@tipgraph/client';
import { socketTransport } from '@tipgraph/client/socket';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  type GraphQLTaggedNode,
  type OperationType,
  requestSubscription,
  type SelectorStoreUpdater,
} from 'relay-runtime';
import { LiveContext } from './live-context.ts';

/** A subscription of a screen and what the screen does about it. */
export interface LiveSubscription<TSubscription extends OperationType> {
  subscription: GraphQLTaggedNode;
  /** Compared by value; a changed `after` alone does not subscribe anew, because resuming is taken care of. */
  variables: TSubscription['variables'];
  /** False while the screen does not want to listen. */
  enabled?: boolean;
  /** Puts a payload into the store where the payload alone does not do it. */
  updater?: SelectorStoreUpdater<TSubscription['response']>;
  /** After each payload. */
  onNext?(response: TSubscription['response']): void;
  /** Lists have to be read again from the network: the connection was away, or the server says that something is lost. */
  onResync(reason: ResyncReason): void;
}

/**
 * Listens to a subscription while the component is there. It resumes by itself after the last payload when the
 * connection comes back.
 */
export function useLiveSubscription<TSubscription extends OperationType>(
  config: LiveSubscription<TSubscription>,
): void {
  const { subscription, enabled = true } = config;
  const environment = useRelayEnvironment();
  const live = useContext(LiveContext);
  const [variables, setVariables] = useState(config.variables);
  if (keyOf(variables) !== keyOf(config.variables)) setVariables(config.variables);

  const onNext = useEffectEvent((response: TSubscription['response']) => config.onNext?.(response));
  const onResync = useEffectEvent((reason: ResyncReason) => config.onResync(reason));
  const updater = useEffectEvent<SelectorStoreUpdater<TSubscription['response']>>((store, data) =>
    config.updater?.(store, data),
  );

  useEffect(() => {
    if (!enabled) return;
    live.setTransport(socketTransport);
    const stopResync = live.onResync((reason) => onResync(reason));
    const request = requestSubscription<TSubscription>(environment, {
      subscription,
      variables,
      updater: (store, data) => updater(store, data),
      onNext: (response) => {
        if (response) onNext(response);
      },
      // What ends a stream has already been acted on for the whole app.
      onError: () => undefined,
    });
    return () => {
      stopResync();
      request.dispose();
    };
  }, [enabled, environment, live, subscription, variables]);
}

function keyOf(variables: object): string {
  return JSON.stringify({ ...variables, after: null });
}
