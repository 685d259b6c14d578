import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react';
import { loadQuery, type PreloadedQuery, useQueryLoader } from 'react-relay';
import { type Params, useLoaderData } from 'react-router-dom';
import type { ConcreteRequest, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import type { ScreenProps } from '../shared/relay/screen-props.ts';
import type { SessionViewer } from '../shared/session/session-state.ts';

/** What a page's query may depend on. */
export interface PageRequest {
  params: Params;
  url: URL;
  viewer: SessionViewer | null;
}

/** A screen as the router uses it: code and data are started together, and drawn when they are here. */
export interface ScreenEntry {
  /** Starts fetching the screen's code; settled when it is here or cannot be had. */
  preload(): Promise<unknown>;
  /** Starts the screen's query; null for a screen without one. */
  load: ((environment: IEnvironment, request: PageRequest) => PreloadedQuery<OperationType>) | null;
  element: ReactNode;
}

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
  const code = once(options.code);
  const Screen = lazy(async () => ({ default: await code() }));
  return {
    preload: code,
    // What was seen lately is shown at once, and brought up to date.
    load: (environment, request) =>
      loadQuery<TQuery>(environment, query, variables(request), { fetchPolicy: 'store-and-network' }),
    element: <QueryScreen<TQuery> query={query} Screen={Screen} skeleton={skeleton} />,
  };
}

/** A screen that is described in the code of its area, which is fetched when somebody first goes there. */
export interface ScreenOfArea {
  /** The screen's entry, or its coming. */
  entry(): ScreenEntry | Promise<ScreenEntry>;
  element: ReactNode;
}

/** Keeps an area's queries and skeletons from those who never open it. */
export function screenOfArea(fetchEntry: () => Promise<ScreenEntry>): ScreenOfArea {
  let entry: ScreenEntry | null = null;
  const fetchOnce = once(async () => {
    entry = await fetchEntry();
    return entry;
  });
  return { entry: () => entry ?? fetchOnce(), element: <AreaScreen entry={() => entry} /> };
}

/** The router has fetched the entry before it draws its screen. */
function AreaScreen({ entry }: { entry: () => ScreenEntry | null }) {
  return entry()?.element;
}

/** A screen that asks nothing of its own. */
export function screenWithoutQuery(load: () => Promise<ComponentType>): ScreenEntry {
  const code = once(load);
  const Screen = lazy(async () => ({ default: await code() }));
  return {
    preload: code,
    load: null,
    element: (
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    ),
  };
}

interface QueryScreenProps<TQuery extends OperationType> {
  query: ConcreteRequest;
  Screen: ComponentType<ScreenProps<TQuery>>;
  skeleton: ReactNode;
}

/** Takes over the query that the router has started, and releases it with the screen. */
function QueryScreen<TQuery extends OperationType>({ query, Screen, skeleton }: QueryScreenProps<TQuery>) {
  const started = useLoaderData() as PreloadedQuery<TQuery>;
  const [queryRef, load] = useQueryLoader<TQuery>(query, started);
  const reload = useCallback<ScreenProps<TQuery>['reload']>(
    (next, { fetchPolicy } = { fetchPolicy: 'network-only' }) => load(next, { fetchPolicy }),
    [load],
  );
  return (
    <Suspense fallback={skeleton}>{queryRef && <Screen queryRef={queryRef} reload={reload} />}</Suspense>
  );
}

/** Runs a load once for all who ask; after a failure the next one tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= load().catch((thrown: unknown) => {
      running = null;
      throw thrown;
    });
    return running;
  };
}
