import type { LiveClient } from '@tipgraph/client';
import { startTransition } from 'react';
import {
  type GraphQLSingularResponse,
  Observable,
  type PayloadData,
  type SubscribeFunction,
} from 'relay-runtime';
import type { Failure } from '../relay/failure.ts';
import { documentOf, toRelayResponse } from '../relay/network.ts';

/** Relay's way to subscriptions, over the live client. `onFailure` hears of what ends one. */
export const createSubscribe =
  (live: LiveClient, onFailure: (failure: Failure) => void): SubscribeFunction =>
  (params, variables) =>
    Observable.create<GraphQLSingularResponse>((sink) =>
      live.subscribe<PayloadData>(documentOf(params), variables, {
        next({ data, errors }) {
          // Whoever uses the page comes first: what a payload changes is drawn in slices between.
          startTransition(() => sink.next(toRelayResponse(data, errors)));
        },
        error(error, isCurrent) {
          onFailure({ code: error.code, kind: 'live', scope: 'page', current: isCurrent });
          sink.error(error);
        },
      }),
    );
