import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  loadQuery,
  type PreloadedQuery,
  RelayEnvironmentProvider,
  useQueryLoader,
  useRelayEnvironment,
} from 'react-relay';
import { type Params, useLoaderData } from 'react-router-dom';
import type {
  ConcreteRequest,
  GraphQLResponse,
  IEnvironment,
  OperationType,
  VariablesOf,
} from 'relay-runtime';
import { ClockContext } from '../live/clock.ts';
import { type AppError, newAppError, toAppError } from '../relay/app-error.ts';
import { requiring } from '../relay/environment.ts';
import { opensPage } from '../relay/network.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';
import { memoizeAsync } from './load-code.ts';
import type { RouteRequest, RouteScreen, StartedQueries } from './route.ts';

interface ScreenWithQuery<TQuery extends OperationType> {
  code: () => Promise<ComponentType<ScreenProps<TQuery>>>;
  query: ConcreteRequest;
  /** Null where nothing is to be read: then nothing is drawn. */
  variables: (request: RouteRequest) => VariablesOf<TQuery> | null;
  /** The field that the screen is about: a later answer in which it failed is not shown. */
  field: keyof TQuery['response'] & string;
  /** A parameter of the path that only points at a part of the screen. */
  partParam?: string;
  /** Drawn in the shape of the content until it is here. */
  skeleton: ReactNode;
  /** Sections with queries of their own, which start together with the screen's: what one shows waits for no other. */
  sections?: readonly QueryScreen[];
}

/** A screen, or a section of one, whose query starts as soon as it is asked for. */
export interface QueryScreen extends RouteScreen {
  start(environment: IEnvironment, request: RouteRequest): StartedQueries;
}

/** A screen that is on show, and what the router tells it when only its address changes. */
interface OpenScreen<TQuery extends OperationType> {
  readonly started: PreloadedQuery<TQuery>;
  readonly refetch: (variables: VariablesOf<TQuery>) => void;
}

/**
 * A screen that shows a query. The router starts it with the screen, and has the open screen read it again when its
 * address asks for something else, or for the same once more.
 */
export function screenWithQuery<TQuery extends OperationType>(options: ScreenWithQuery<TQuery>): QueryScreen {
  const { query, skeleton, sections = [] } = options;
  let fetched: ComponentType<ScreenProps<TQuery>> | null = null;
  const code = memoizeAsync(async () => {
    fetched = await options.code();
    return fetched;
  });
  const Fetching = lazy(async () => ({ default: await code() }));

  let last: { href: string; place: string; asked: string } | null = null;
  let open: OpenScreen<TQuery> | null = null;
  let latest: PreloadedQuery<TQuery> | null = null;
  const placeOf = (params: Params) =>
    JSON.stringify(Object.entries(params).filter(([name]) => name !== options.partParam));

  /** Starts the screen's own query, or has the open screen read it again. */
  const startOwn = (
    environment: IEnvironment,
    request: RouteRequest,
    variables: VariablesOf<TQuery>,
  ): PreloadedQuery<TQuery> => {
    // Code that cannot be had is told where the screen is drawn.
    code().catch(() => undefined);
    const before = last;
    last = {
      href: request.url.href,
      place: placeOf(request.params),
      asked: JSON.stringify(variables),
    };
    if (open?.started.environment === environment && before?.place === last.place) {
      if (before.href === last.href || before.asked !== last.asked) open.refetch(variables);
      return open.started;
    }
    // A section that was never drawn has not taken its query over.
    if (open === null) latest?.dispose();
    // What was seen lately is shown at once, and brought up to date.
    const started = loadQuery<TQuery>(environment, query, variables, {
      fetchPolicy: 'store-and-network',
      networkCacheConfig: { force: true, metadata: { [opensPage]: true } },
    });
    // A navigation that is given up never shows the screen that would release the query.
    request.signal?.addEventListener('abort', started.dispose, { once: true });
    latest = started;
    return started;
  };

  return {
    start(environment, request) {
      const variables = options.variables(request);
      if (variables === null) return [];
      const started = startOwn(environment, request, variables);
      return [started, ...sections.flatMap((section) => section.start(environment, request))];
    },
    // Screens that follow each other in the same place share nothing.
    element: (
      <StartedScreen<TQuery>
        key={query.params.name}
        query={query}
        field={options.field}
        screen={() => fetched ?? Fetching}
        skeleton={skeleton}
        onOpen={(screen) => {
          open = screen;
          return () => {
            if (open === screen) open = null;
          };
        }}
      />
    ),
  };
}

interface StartedScreenProps<TQuery extends OperationType> {
  query: ConcreteRequest;
  field: keyof TQuery['response'] & string;
  /** The screen itself when its code is here, so that it is drawn at once; else one that waits for it. */
  screen: () => ComponentType<ScreenProps<TQuery>>;
  skeleton: ReactNode;
  /** Says that the screen is on show. Returns how to say that it is not any more. */
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

/** Takes over the query that the router has started, and releases it with the screen. */
function OpenQuery<TQuery extends OperationType>(props: OpenQueryProps<TQuery>) {
  const { query, field, screen, skeleton, onOpen, started } = props;
  const [Screen] = useState(screen);
  const { queryRef, ...state } = useScreenQuery<TQuery>(query, started, field);
  const { refetch } = state;
  useEffect(() => onOpen({ started, refetch }), [onOpen, started, refetch]);
  return (
    <RefreshContext value={state}>
      <Suspense fallback={skeleton}>{queryRef && <Screen queryRef={queryRef} {...state} />}</Suspense>
    </RefreshContext>
  );
}

/**
 * A screen's query, which the router has started, and how to read it again. What is on show stays until the next answer
 * is here, and also when that fails or comes without the field that the screen is about; when nobody answered, it is
 * asked for again until somebody does. An answer from before is such a case.
 */
function useScreenQuery<TQuery extends OperationType>(
  query: ConcreteRequest,
  started: PreloadedQuery<TQuery>,
  field: keyof TQuery['response'] & string,
): Omit<ScreenProps<TQuery>, 'queryRef'> & { queryRef: PreloadedQuery<TQuery> | null | undefined } {
  const environment = useRelayEnvironment();
  const clock = useContext(ClockContext);
  const [latest, setLatest] = useState(() => ({ queryRef: started, readAt: clock.now() }));
  const [queryRef] = useQueryLoader<TQuery>(query, latest.queryRef);
  const [isRefreshing, setRefreshing] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const asked = useRef(started.variables);
  const reading = useRef<PreloadedQuery<TQuery> | null>(null);
  useEffect(() => () => reading.current?.dispose(), []);
  useEffect(() => {
    const first = started.source?.subscribe({
      next(answer) {
        const age = keptAgeOf(answer);
        if (age === null) return;
        setLatest({ queryRef: started, readAt: clock.now() - age });
        setError(newAppError('NETWORK', null));
      },
      // Told where the query is read.
      error: () => undefined,
    });
    return () => first?.unsubscribe();
  }, [started, clock]);

  const read = () => {
    reading.current?.dispose();
    const next = loadQuery<TQuery>(environment, query, asked.current, requiring(field));
    reading.current = next;
    const settle = (show: () => void) => {
      if (reading.current !== next) return;
      reading.current = null;
      show();
    };
    next.source?.subscribe({
      complete: () =>
        settle(() =>
          startTransition(() => {
            setRefreshing(false);
            setError(null);
            setLatest({ queryRef: next, readAt: clock.now() });
          }),
        ),
      error: (thrown: unknown) =>
        settle(() => {
          next.dispose();
          setRefreshing(false);
          setError(toAppError(thrown));
        }),
    });
  };
  const readSoon = useOncePerMoment(read);
  const refetch = (variables: VariablesOf<TQuery>) => {
    asked.current = variables;
    setRefreshing(true);
    readSoon();
  };
  const refresh = () => refetch(asked.current);
  useAutoRetry(error, refresh, isRefreshing);
  return { queryRef, readAt: latest.readAt, isRefreshing, error, refresh, refetch };
}

/** How old an answer from before is, in milliseconds; null for one from the network. */
function keptAgeOf(answer: GraphQLResponse): number | null {
  const age: unknown = 'extensions' in answer ? answer.extensions?.keptAge : null;
  return typeof age === 'number' ? age : null;
}

/** Gives what runs something once however often it is called in one moment, and not after the component has gone. */
function useOncePerMoment(run: () => void): () => void {
  const isDue = useRef(false);
  useEffect(
    () => () => {
      isDue.current = false;
    },
    [],
  );
  return () => {
    if (isDue.current) return;
    isDue.current = true;
    queueMicrotask(() => {
      if (!isDue.current) return;
      isDue.current = false;
      run();
    });
  };
}

/** A screen's query as it is on show, and what goes on with it. The router starts it together with the screen's code. */
export interface ScreenProps<TQuery extends OperationType> {
  /** The answer on show, for usePreloadedQuery. */
  readonly queryRef: PreloadedQuery<TQuery>;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  /** Why the latest reading failed; what is on show is then older. */
  readonly error: AppError | null;
  /** Reads again what was last asked for. */
  readonly refresh: () => void;
  /** Reads with other variables than those of the address. */
  readonly refetch: (variables: VariablesOf<TQuery>) => void;
}
