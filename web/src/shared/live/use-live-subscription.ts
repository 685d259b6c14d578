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
import { RefreshContext } from '../relay/refresh-context.ts';
import { LiveContext } from './live-context.ts';

interface LiveSubscription<TSubscription extends OperationType> {
  subscription: GraphQLTaggedNode;
  /** Compared by value. */
  variables: TSubscription['variables'];
  enabled?: boolean;
  updater?: SelectorStoreUpdater<TSubscription['response']>;
  onNext?(response: TSubscription['response']): void;
  /** Payloads may be lost, so lists must be refetched. */
  onResync(reason: ResyncReason): void;
}

/**
 * Subscribes while the component is mounted. After a reconnect the client resumes after the last payload. After each refetch of the
 * nearest query it subscribes again, from its variables: the response may lack the latest payloads, even with the same `after`.
 */
export function useLiveSubscription<TSubscription extends OperationType>(
  config: LiveSubscription<TSubscription>,
): void {
  const { subscription, enabled = true } = config;
  const environment = useRelayEnvironment();
  const live = useContext(LiveContext);
  const { fetchKey } = useContext(RefreshContext);
  const next = { variables: config.variables, fetchKey };
  const [current, setCurrent] = useState(next);
  if (JSON.stringify(current) !== JSON.stringify(next)) setCurrent(next);

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
      variables: current.variables,
      updater: (store, data) => updater(store, data),
      onNext: (response) => {
        if (response) onNext(response);
      },
      // The app handles errors globally.
      onError: () => undefined,
    });
    return () => {
      stopResync();
      request.dispose();
    };
  }, [current, enabled, environment, live, subscription]);
}
