import {
  type FetchFunction,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  type INetwork,
  Network,
  type SubscribeFunction,
} from 'relay-runtime';
import { AppError, type ErrorCode, errorCodeOf } from './app-error.ts';
import { type Failure, scopeOf } from './failure.ts';
import { fetchGraph, type GraphAnswer, type GraphSurroundings } from './fetch-graph.ts';
import { type GraphError, readGraphErrors, toRelayResponse } from './graph-response.ts';

/** Hears of every fault and every answer, so that one place decides what the app does about them. */
export interface NetworkListener {
  onFailure(failure: Failure): void;
  /** An answer came, and it does not say that the upstream is away. */
  onAnswer(): void;
  /** What came for an operation, as it came. */
  onBody(operation: string, body: unknown): void;
}

/** Mark in an operation's cacheConfig metadata: a null viewer is an answer, not a lost sign-in. */
export const expectsGuest = 'expectsGuest';

/** Mark in an operation's cacheConfig metadata: nobody waits for the answer, so a silent server is no matter of the app. */
export const asksInBackground = 'asksInBackground';

/** Mark in an operation's cacheConfig metadata: for how many milliseconds its answer is waited for, in place of the usual. */
export const waitsFor = 'waitsFor';

/** For how many milliseconds the answer to a request with files is waited for. */
const uploadPatience = 150_000;

/** What a server says or shows that cannot answer now. */
const silences = new Set<ErrorCode>(['NETWORK', 'UPSTREAM_OFFLINE', 'UPSTREAM_TIMEOUT']);

/**
 * Relay's way to the graph. A fault of the whole request is thrown as AppError; a fault of one field stays in
 * the answer for the component that reads the field. Either way the listener hears of it first.
 */
export function createNetwork(
  surroundings: GraphSurroundings,
  listener: NetworkListener,
  subscribe: SubscribeFunction,
): INetwork {
  const quiet: NetworkListener = {
    ...listener,
    onFailure(failure) {
      if (!silences.has(failure.code)) listener.onFailure(failure);
    },
  };
  const fetchOperation: FetchFunction = (params, variables, { metadata }, uploadables) => {
    const patience = Number(metadata?.[waitsFor] ?? (uploadables ? uploadPatience : surroundings.patience));
    return execute(
      surroundings,
      metadata?.[asksInBackground] === true ? quiet : listener,
      () => fetchGraph({ ...surroundings, patience }, params, variables, uploadables),
      params.name,
      { isMutation: params.operationKind === 'mutation', mayBeGuest: metadata?.[expectsGuest] === true },
    );
  };
  return Network.create(fetchOperation, subscribe);
}

async function execute(
  surroundings: GraphSurroundings,
  listener: NetworkListener,
  ask: () => Promise<GraphAnswer>,
  operation: string,
  { isMutation, mayBeGuest }: { isMutation: boolean; mayBeGuest: boolean },
): Promise<GraphQLResponse> {
  const kind = isMutation ? 'mutation' : 'query';
  const sentIn = surroundings.credentials.epoch();
  const isSignedIn = surroundings.credentials.read() !== null;
  const isCurrent = () => surroundings.credentials.epoch() === sentIn;
  try {
    let answer = await ask();
    if (readGraphErrors(answer.body).some(({ code }) => code === 'XSRF_REFUSED')) {
      // The refusal came with a fresh cookie; a second refusal goes to the caller.
      answer = await ask();
    }
    const { body, requestId } = answer;
    listener.onBody(operation, body);
    const errors = readGraphErrors(body, requestId);
    if (!errors.some((error) => error.code === 'UPSTREAM_OFFLINE')) listener.onAnswer();
    for (const { code, path } of errors) {
      listener.onFailure({ code, kind, scope: scopeOf(path), current: isCurrent() });
    }
    const response = toRelayResponse(body, requestId);
    if (response && isSignedIn && !mayBeGuest && hasNoViewer(response, errors)) {
      listener.onFailure({ code: 'UNAUTHENTICATED', kind, scope: 'page', current: isCurrent() });
    }
    if (response) return response;
    const [first] = errors;
    throw new AppError(
      first?.code ?? 'INTERNAL',
      first?.message ?? 'An answer without data',
      first?.requestId,
    );
  } catch (thrown) {
    const unheard =
      !(thrown instanceof AppError) || thrown.code === 'NETWORK' || thrown.code === 'UPSTREAM_TIMEOUT';
    if (unheard) {
      listener.onFailure({ code: errorCodeOf(thrown), kind, scope: 'page', current: isCurrent() });
    }
    throw thrown;
  }
}

/** Whether the graph took the credentials that were sent for a guest's: it no longer accepts them. */
function hasNoViewer({ data }: GraphQLSingularResponse, errors: readonly GraphError[]): boolean {
  return data?.viewer === null && !errors.some(({ path }) => path[0] === 'viewer');
}
