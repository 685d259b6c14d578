import {
  type CredentialStore,
  errorCodeOf,
  type FetchGraphQL,
  GraphError,
  type GraphResult,
} from '@tipgraph/client';
import {
  type FetchFunction,
  type GraphQLSingularResponse,
  type INetwork,
  Network,
  type PayloadData,
  type RequestParameters,
  type SubscribeFunction,
} from 'relay-runtime';
import { type Failure, scopeOf } from './app-error.ts';

/** Hears of every error and every answer, so that one place decides what the app does about them. */
export interface NetworkListener {
  onFailure(failure: Failure): void;
  /** An answer came, and it does not say that the upstream is away. */
  onAnswer(): void;
  /** Nobody answered, and an answer from before stands in. */
  onKeptAnswer(): void;
  /** What an operation's answer says besides its data. */
  onExtensions(operation: string, extensions: GraphResult<unknown>['extensions']): void;
}

/** Mark in an operation's cacheConfig metadata: a null viewer is an answer, not a lost sign-in. */
export const allowAnonymous = 'allowAnonymous';

/** Mark in an operation's cacheConfig metadata: it is a page's first reading, so there is no page yet to stay on. */
export const opensPage = 'opensPage';

/** Mark in an operation's cacheConfig metadata: for how many milliseconds its answer is waited for, in place of the usual. */
export const requestTimeoutMs = 'requestTimeoutMs';

/** Those who are signed in see their last lists without a network; other visitors do not fetch the code for it. */
const fetchKeptAnswers = () => import('./kept-answers.ts');

/** What the client's `fetchGraphQL` and `subscribe` take for an operation of Relay's. */
export function documentOf({ id, name }: RequestParameters): { id: string; operationName: string } {
  if (!id) throw new Error(`${name} was compiled without an id`);
  return { id, operationName: name };
}

/** A result in the shape that Relay takes. */
export const toRelayResponse = (
  data: PayloadData,
  errors: readonly GraphError[],
): GraphQLSingularResponse => {
  const told = errors.map(({ message, path, code, requestId }) => ({
    message,
    path: [...path],
    extensions: { code, requestId },
  }));
  return { data, ...(told.length > 0 && { errors: told }) };
};

/**
 * Relay's way to the graph. An error of the whole request is thrown as GraphError; an error of one field stays in
 * the answer for the component that reads the field. Either way the listener hears of it first. A page that cannot be
 * read for want of a network is given the answer from before, where one is kept.
 */
export function createNetwork(
  fetchGraphQL: FetchGraphQL,
  credentials: CredentialStore,
  listener: NetworkListener,
  subscribe: SubscribeFunction,
): INetwork {
  const fetchOperation: FetchFunction = async (params, variables, { metadata }, uploadables) => {
    const sentIn = credentials.epoch();
    const tell = (failure: Pick<Failure, 'code' | 'scope'>) =>
      listener.onFailure({
        ...failure,
        kind: params.operationKind === 'mutation' ? 'mutation' : 'query',
        opensPage: metadata?.[opensPage] === true,
        current: credentials.epoch() === sentIn,
      });
    const question = { ...documentOf(params), variables };
    const findKept = async () =>
      metadata?.[opensPage] && credentials.read()
        ? (await fetchKeptAnswers()).findAnswer(credentials, question)
        : null;
    let result: GraphResult<PayloadData>;
    try {
      result = await fetchGraphQL(documentOf(params), variables, {
        files: uploadables ?? undefined,
        timeoutMs: typeof metadata?.[requestTimeoutMs] === 'number' ? metadata[requestTimeoutMs] : undefined,
        allowAnonymous: metadata?.[allowAnonymous] === true,
      });
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      const kept = code === 'NETWORK' ? await findKept().catch(() => null) : null;
      if (kept && credentials.epoch() === sentIn) {
        listener.onKeptAnswer();
        return { data: kept.data, extensions: { keptAge: kept.age } };
      }
      tell({ code, scope: 'page' });
      throw thrown;
    }
    const { data, errors, extensions, requestId, isLate, sessionEnd } = result;
    listener.onExtensions(params.name, extensions);
    if (!errors.some(({ code }) => code === 'UPSTREAM_OFFLINE')) listener.onAnswer();
    for (const { code, path } of errors) tell({ code, scope: scopeOf(path) });
    if (sessionEnd && !errors.some(({ code }) => code === sessionEnd))
      tell({ code: sessionEnd, scope: 'page' });
    // What was asked for somebody who has left is nothing for whoever is here now.
    if (isLate) throw new GraphError('UNAUTHENTICATED', 'The answer is for somebody who has left');
    if (data && errors.length === 0 && credentials.read()) {
      fetchKeptAnswers().then(
        ({ keepAnswer }) => keepAnswer(credentials, sentIn, question, data),
        () => undefined,
      );
    }
    if (data) return toRelayResponse(data, errors);
    throw errors[0] ?? new GraphError('INTERNAL', 'An answer without data', requestId);
  };
  return Network.create(fetchOperation, subscribe);
}
