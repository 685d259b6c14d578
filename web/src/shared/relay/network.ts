import {
  type FetchFunction,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  type INetwork,
  Network,
  type SubscribeFunction,
} from 'relay-runtime';
import { AppError, errorCodeOf } from './app-error.ts';
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

/** Mark in an operation's cacheConfig metadata: it is a page's first reading, so there is no page yet to stay on. */
export const opensPage = 'opensPage';

/** Mark in an operation's cacheConfig metadata: for how many milliseconds its answer is waited for, in place of the usual. */
export const waitsFor = 'waitsFor';

/** For how many milliseconds the answer to a request with files is waited for. */
const uploadPatience = 150_000;

/**
 * Relay's way to the graph. A fault of the whole request is thrown as AppError; a fault of one field stays in
 * the answer for the component that reads the field. Either way the listener hears of it first.
 */
export function createNetwork(
  surroundings: GraphSurroundings,
  listener: NetworkListener,
  subscribe: SubscribeFunction,
): INetwork {
  const fetchOperation: FetchFunction = (params, variables, { metadata }, uploadables) => {
    const patience = Number(metadata?.[waitsFor] ?? (uploadables ? uploadPatience : surroundings.patience));
    return execute(
      surroundings,
      listener,
      () => fetchGraph({ ...surroundings, patience }, params, variables, uploadables),
      params.name,
      {
        kind: params.operationKind === 'mutation' ? 'mutation' : 'query',
        mayBeGuest: metadata?.[expectsGuest] === true,
        opensPage: metadata?.[opensPage] === true,
      },
    );
  };
  return Network.create(fetchOperation, subscribe);
}

async function execute(
  surroundings: GraphSurroundings,
  listener: NetworkListener,
  ask: () => Promise<GraphAnswer>,
  operation: string,
  { mayBeGuest, ...what }: Pick<Failure, 'kind' | 'opensPage'> & { mayBeGuest: boolean },
): Promise<GraphQLResponse> {
  const sentIn = surroundings.credentials.epoch();
  const isSignedIn = surroundings.credentials.read() !== null;
  let hasBeenHeard = false;
  const isCurrent = () => surroundings.credentials.epoch() === sentIn;
  try {
    let answer = await ask();
    const isRefused = readGraphErrors(answer.body).some(({ code }) => code === 'XSRF_REFUSED');
    if (what.kind === 'mutation' && isRefused) {
      // The refusal came with a fresh cookie; a second refusal goes to the caller.
      answer = await ask();
    }
    const { body, requestId } = answer;
    hasBeenHeard = true;
    listener.onBody(operation, body);
    const errors = readGraphErrors(body, requestId);
    if (!errors.some((error) => error.code === 'UPSTREAM_OFFLINE')) listener.onAnswer();
    for (const { code, path } of errors) {
      listener.onFailure({ ...what, code, scope: scopeOf(path), current: isCurrent() });
    }
    const response = toRelayResponse(body, requestId);
    if (response && isSignedIn && !mayBeGuest && hasNoViewer(response, errors)) {
      listener.onFailure({ ...what, code: 'UNAUTHENTICATED', scope: 'page', current: isCurrent() });
    }
    // What was asked for somebody who has left is nothing for whoever is here now.
    if (answer.isLate) throw new AppError('UNAUTHENTICATED', 'The answer is for somebody who has left');
    if (response) return response;
    const [first] = errors;
    throw new AppError(
      first?.code ?? 'INTERNAL',
      first?.message ?? 'An answer without data',
      first?.requestId,
    );
  } catch (thrown) {
    if (!hasBeenHeard) {
      listener.onFailure({ ...what, code: errorCodeOf(thrown), scope: 'page', current: isCurrent() });
    }
    throw thrown;
  }
}

/** Whether the graph took the credentials that were sent for a guest's: it no longer accepts them. */
function hasNoViewer({ data }: GraphQLSingularResponse, errors: readonly GraphError[]): boolean {
  return data?.viewer === null && !errors.some(({ path }) => path[0] === 'viewer');
}
