import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadQuery, type PreloadedQuery, useQueryLoader } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import { opensPage } from '../shared/relay/network.ts';
import type { ScreenProps } from '../shared/relay/screen-props.ts';
import { once } from './once.ts';
import type { PageRequest, ScreenEntry } from './screen-entry.tsx';

interface ScreenWithQuery<TQuery extends OperationType> {
  code: () => Promise<ComponentType<ScreenProps<TQuery>>>;
  query: ConcreteRequest;
  variables: (request: PageRequest) => VariablesOf<TQuery>;
  /** Drawn in the shape of the content until it is here. */
  skeleton: ReactNode;
}

/** A screen that shows a query. */
export function screenWithQuery<TQuery extends OperationType>(options: ScreenWithQuery<TQuery>): ScreenEntry {
  const { query, variables, skeleton } = options;
  let fetched: ComponentType<ScreenProps<TQuery>> | null = null;
  const code = once(async () => {
    fetched = await options.code();
    return fetched;
  });
  const Fetching = lazy(async () => ({ default: await code() }));
  return {
    preload: code,
    // What was seen lately is shown at once, and brought up to date.
    load: (environment, request) =>
      loadQuery<TQuery>(environment, query, variables(request), {
        fetchPolicy: 'store-and-network',
        networkCacheConfig: { force: true, metadata: { [opensPage]: true } },
      }),
    // Screens that follow each other in the same place share nothing, unless they show the same query.
    element: (
      <QueryScreen<TQuery>
        key={query.params.name}
        query={query}
        screen={() => fetched ?? Fetching}
        skeleton={skeleton}
      />
    ),
  };
}

interface QueryScreenProps<TQuery extends OperationType> {
  query: ConcreteRequest;
  /** The screen itself when its code is here, so that it is drawn at once; else one that waits for it. */
  screen: () => ComponentType<ScreenProps<TQuery>>;
  skeleton: ReactNode;
}

/** Takes over the query that the router has started, and releases it with the screen. */
function QueryScreen<TQuery extends OperationType>({ query, screen, skeleton }: QueryScreenProps<TQuery>) {
  const started = useLoaderData() as PreloadedQuery<TQuery>;
  const [Screen] = useState(screen);
  const [queryRef, load] = useQueryLoader<TQuery>(query, started);
  const reload = useCallback<ScreenProps<TQuery>['reload']>(
    (next, { fetchPolicy } = { fetchPolicy: 'network-only' }) => load(next, { fetchPolicy }),
    [load],
  );
  return (
    <Suspense fallback={skeleton}>{queryRef && <Screen queryRef={queryRef} reload={reload} />}</Suspense>
  );
}
