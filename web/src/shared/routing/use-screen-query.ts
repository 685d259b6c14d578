import { startTransition, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadQuery, type PreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay';
import type { ConcreteRequest, GraphQLResponse, OperationType, VariablesOf } from 'relay-runtime';
import { ClockContext } from '../live/clock.ts';
import { type AppError, newAppError, toAppError } from '../relay/app-error.ts';
import { requiring } from '../relay/environment.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';

/** When the data of each query that was shown were fetched, in milliseconds, by its variables. */
export type ReadTimes = Map<string, number>;

/**
 * The state of a screen's query. The shown data stay during a refetch, and when it or its main field fails. After an outage, or a
 * response from the offline cache, it retries automatically.
 */
export function useScreenQuery<TQuery extends OperationType>(
  query: ConcreteRequest,
  started: PreloadedQuery<TQuery>,
  field: keyof TQuery['response'] & string,
  readTimes: ReadTimes,
): Omit<ScreenProps<TQuery>, 'queryRef'> & {
  queryRef: PreloadedQuery<TQuery> | null | undefined;
  setFirst: (first: number) => void;
} {
  const environment = useRelayEnvironment();
  const clock = useContext(ClockContext);
  // A query of stored data has no request.
  const isStored = started.source === undefined;
  const [latest, setLatest] = useState(() => ({
    queryRef: started,
    readAt: (isStored && readTimes.get(keyOf(started.variables))) || clock.now(),
  }));
  useEffect(() => void readTimes.set(keyOf(latest.queryRef.variables), latest.readAt), [latest, readTimes]);
  const [queryRef] = useQueryLoader<TQuery>(query, latest.queryRef);
  const [isRefreshing, setRefreshing] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const variablesRef = useRef(started.variables);
  const pending = useRef<PreloadedQuery<TQuery> | null>(null);

  useEffect(() => () => pending.current?.dispose(), []);
  useEffect(() => {
    const first = started.source?.subscribe({
      next(response) {
        const ageMs = cachedAgeMsOf(response);
        if (ageMs === null) return;
        setLatest({ queryRef: started, readAt: clock.now() - ageMs });
        setError(newAppError('NETWORK', null));
      },
      // The component that reads the query throws it.
      error: () => undefined,
    });
    return () => first?.unsubscribe();
  }, [started, clock]);

  const fetchNow = () => {
    pending.current?.dispose();
    const next = loadQuery<TQuery>(environment, query, variablesRef.current, requiring(field));
    pending.current = next;
    const settle = (update: () => void) => {
      if (pending.current !== next) return;
      pending.current = null;
      update();
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
  const scheduleFetch = useOncePerMicrotask(fetchNow);
  const refetchStored = useEffectEvent(scheduleFetch);
  useEffect(() => {
    if (isStored) refetchStored();
  }, [isStored]);
  const refetch = (variables: VariablesOf<TQuery>, keepsPages = false) => {
    variablesRef.current = keepsPages ? { ...variables, first: variablesRef.current.first } : variables;
    setRefreshing(true);
    scheduleFetch();
  };
  const refresh = () => refetch(variablesRef.current);
  const setFirst = (first: number) => {
    variablesRef.current = { ...variablesRef.current, first };
  };
  useAutoRetry(error, refresh, isRefreshing);
  return { queryRef, readAt: latest.readAt, isRefreshing, error, refresh, refetch, setFirst };
}

/** Merges the calls of one task into one run in a microtask. Does not run after an unmount. */
function useOncePerMicrotask(run: () => void): () => void {
  const isScheduled = useRef(false);
  useEffect(
    () => () => {
      isScheduled.current = false;
    },
    [],
  );
  return () => {
    if (isScheduled.current) return;
    isScheduled.current = true;
    queueMicrotask(() => {
      if (!isScheduled.current) return;
      isScheduled.current = false;
      run();
    });
  };
}

/** A query's variables as one text. */
export const keyOf = (variables: object): string => JSON.stringify(variables);

/** The age of a cached response; null for one from the network. */
function cachedAgeMsOf(response: GraphQLResponse): number | null {
  const age: unknown = 'extensions' in response ? response.extensions?.cachedAgeMs : null;
  return typeof age === 'number' ? age : null;
}

/** The props that a screen gets. */
export interface ScreenProps<TQuery extends OperationType> {
  readonly queryRef: PreloadedQuery<TQuery>;
  /** When the shown data were fetched, in milliseconds. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  /** The error of the latest fetch; the shown data are then older. */
  readonly error: AppError | null;
  /** Refetches with the latest variables. */
  readonly refresh: () => void;
  /** Refetches with other variables than those of the address. */
  readonly refetch: (variables: VariablesOf<TQuery>) => void;
}
