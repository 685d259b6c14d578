import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay';
import { type Params, useLoaderData } from 'react-router-dom';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  type IEnvironment,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { openingFields } from '../relay/network.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { memoizeAsync } from './load-code.ts';
import type { RouteRequest, RouteScreen, StartedQueries } from './route.ts';
import { keyOf, type ReadTimes, type ScreenProps, useScreenQuery } from './use-screen-query.ts';

interface ScreenWithQuery<TQuery extends OperationType> {
  code: () => Promise<ComponentType<ScreenProps<TQuery>>>;
  query: ConcreteRequest;
  /** Null for no query; the screen is then empty. */
  variables: (request: RouteRequest) => VariablesOf<TQuery> | null;
  /** The screen's main field. The page does not open without permission for it, and a refetch in which it failed is not shown. */
  field: keyof TQuery['response'] & string;
  /** The variable that selects the list. A change of other variables then keeps the loaded pages. */
  listVariable?: keyof VariablesOf<TQuery>;
  /** A path parameter that only selects a part of the screen. */
  partParam?: string;
  /** Shown above the screen and above its skeleton. */
  head?: ReactNode;
  skeleton: ReactNode;
  /** Sections with their own queries, which load in parallel. */
  sections?: readonly QueryScreen[];
}

/** A screen, or a section of one, with a query. */
export interface QueryScreen extends RouteScreen {
  start(environment: IEnvironment, request: RouteRequest, isSection?: boolean): StartedQueries;
}

/** A mounted screen. */
interface OpenScreen<TQuery extends OperationType> {
  readonly started: PreloadedQuery<TQuery>;
  /** Refetches with other variables; with `keepsPages`, all loaded pages of the list. */
  readonly refetch: (variables: VariablesOf<TQuery>, keepsPages: boolean) => void;
  /** Refetches the variables of the latest fetch, with all loaded pages. */
  readonly refresh: () => void;
}

/**
 * A screen that shows a query. The router starts code and query in parallel. A navigation within the open screen refetches the
 * query when its variables change, or when the address stays the same.
 */
export function screenWithQuery<TQuery extends OperationType>(options: ScreenWithQuery<TQuery>): QueryScreen {
  const { query, skeleton, listVariable, sections = [] } = options;
  let loaded: ComponentType<ScreenProps<TQuery>> | null = null;
  const code = memoizeAsync(async () => {
    loaded = await options.code();
    return loaded;
  });
  const LazyScreen = lazy(async () => ({ default: await code() }));
  let lastRequest: { href: string; paramsKey: string; variables: VariablesOf<TQuery> } | null = null;
  let lastStarted: PreloadedQuery<TQuery> | null = null;
  let open: OpenScreen<TQuery> | null = null;
  const readTimes: ReadTimes = new Map();
  const paramsKeyOf = (params: Params) =>
    JSON.stringify(Object.entries(params).filter(([name]) => name !== options.partParam));

  /** Starts the screen's own query, or refetches it in the open screen. */
  const startOwnQuery = (
    environment: IEnvironment,
    request: RouteRequest,
    variables: VariablesOf<TQuery>,
    isSection: boolean,
  ): PreloadedQuery<TQuery> => {
    // The component throws a failed code load.
    code().catch(() => undefined);
    const before = lastRequest;
    lastRequest = { href: request.url.href, paramsKey: paramsKeyOf(request.params), variables };
    if (
      // Otherwise the open screen belongs to an earlier request.
      open?.started === lastStarted &&
      open?.started.environment === environment &&
      before?.paramsKey === lastRequest.paramsKey
    ) {
      const keepsPages =
        listVariable !== undefined && before.variables[listVariable] === variables[listVariable];
      if (keyOf(before.variables) !== keyOf(variables)) open.refetch(variables, keepsPages);
      else if (before.href === lastRequest.href) open.refresh();
      return open.started;
    }
    // No mounted screen owns this query.
    if (open?.started !== lastStarted) lastStarted?.dispose();
    // Stored data are shown immediately, and refetched by the open screen: a failed refetch leaves them.
    const started = loadQuery<TQuery>(
      environment,
      query,
      variables,
      environment.check(createOperationDescriptor(query, variables)).status === 'available'
        ? { fetchPolicy: 'store-only' }
        : {
            fetchPolicy: 'network-only',
            networkCacheConfig: {
              force: true,
              metadata: { [openingFields]: isSection ? [] : [options.field] },
            },
          },
    );
    // After a cancelled navigation, no screen would dispose the query.
    request.signal?.addEventListener('abort', started.dispose, { once: true });
    lastStarted = started;
    return started;
  };

  return {
    start(environment, request, isSection = false) {
      const variables = options.variables(request);
      if (variables === null) return [];
      const started = startOwnQuery(environment, request, variables, isSection);
      return [started, ...sections.flatMap((section) => section.start(environment, request, true))];
    },
    // The key keeps consecutive screens from sharing state.
    element: (
      <Fragment key={query.params.name}>
        {options.head}
        <StartedScreen<TQuery>
          query={query}
          field={options.field}
          screen={() => loaded ?? LazyScreen}
          skeleton={skeleton}
          readTimes={readTimes}
          onOpen={(screen) => {
            open = screen;
            return () => {
              if (open === screen) open = null;
            };
          }}
        />
      </Fragment>
    ),
  };
}

interface StartedScreenProps<TQuery extends OperationType> {
  query: ConcreteRequest;
  field: keyof TQuery['response'] & string;
  /** The screen when its code is loaded, so that it does not suspend; else a lazy one. */
  screen: () => ComponentType<ScreenProps<TQuery>>;
  skeleton: ReactNode;
  readTimes: ReadTimes;
  /** Called on mount. Returns the function to call on unmount. */
  onOpen: (screen: OpenScreen<TQuery>) => () => void;
}

function StartedScreen<TQuery extends OperationType>(props: StartedScreenProps<TQuery>) {
  const queries = useLoaderData() as StartedQueries;
  const started = queries.find(({ name }) => name === props.query.params.name);
  return (
    started && (
      <RelayEnvironmentProvider key={started.fetchKey} environment={started.environment}>
        <OpenQuery {...props} started={started as PreloadedQuery<TQuery>} />
      </RelayEnvironmentProvider>
    )
  );
}

interface OpenQueryProps<TQuery extends OperationType> extends StartedScreenProps<TQuery> {
  started: PreloadedQuery<TQuery>;
}

/** Owns the query that the router has started, and disposes it on unmount. */
function OpenQuery<TQuery extends OperationType>(props: OpenQueryProps<TQuery>) {
  const { query, field, screen, skeleton, readTimes, onOpen, started } = props;
  const [Screen] = useState(screen);
  const { queryRef, setFirst, ...state } = useScreenQuery<TQuery>(query, started, field, readTimes);
  const { refetch, refresh } = state;
  useEffect(() => onOpen({ started, refetch, refresh }), [onOpen, started, refetch, refresh]);
  return (
    <RefreshContext value={{ ...state, setFirst, fetchKey: queryRef?.fetchKey }}>
      <Suspense fallback={skeleton}>{queryRef && <Screen queryRef={queryRef} {...state} />}</Suspense>
    </RefreshContext>
  );
}
