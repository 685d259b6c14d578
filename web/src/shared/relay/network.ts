import {
  type CredentialStore,
  type ErrorCode,
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
import { type Failure, isOfMainField, lacksResponse, markHandled, scopeOf, withMarkOf } from './app-error.ts';

interface NetworkListener {
  /** Returns whether the app has acted on it. */
  onFailure(failure: Failure): boolean;
  /** A response without an UPSTREAM_OFFLINE error. */
  onResponse(): void;
  /** A cached response was used, because there was none from the network. */
  onCachedResponse(): void;
  onExtensions(operation: string, extensions: GraphResult<unknown>['extensions']): void;
}

/** Key in an operation's cacheConfig metadata: a null viewer is valid, and not a lost session. */
export const allowAnonymous = 'allowAnonymous';

/**
 * Key in the cacheConfig metadata of the first query of a page or a section: the root fields without which the page cannot open;
 * none for a section. Without a response, the query gets its cached response, if any.
 */
export const openingFields = 'openingFields';

/** Key in an operation's cacheConfig metadata: replaces the default timeout. */
export const requestTimeoutMs = 'requestTimeoutMs';

/** Loaded on demand, because guests do not need it. */
const loadResponseCache = () => import('./cached-responses.ts');

/** Converts Relay's request for the client's `fetchGraphQL` and `subscribe`. */
export function documentOf({ id, name }: RequestParameters): { id: string; operationName: string } {
  if (!id) throw new Error(`${name} was compiled without an id`);
  return { id, operationName: name };
}

/** Converts the client's result to Relay's response. */
export const toRelayResponse = (
  data: PayloadData,
  errors: readonly GraphError[],
): GraphQLSingularResponse => {
  const payloadErrors = errors.map((error) => {
    const { message, path, code, requestId } = error;
    return withMarkOf(error, { message, path: [...path], extensions: { code, requestId } });
  });
  return { data, ...(payloadErrors.length > 0 && { errors: payloadErrors }) };
};

/**
 * Relay's network over the client. Throws an error of the whole request as GraphError, and leaves an error of a field in the
 * response, with a mark when the app has acted on it. Reports both to the listener.
 */
export function createNetwork(
  fetchGraphQL: FetchGraphQL,
  credentials: CredentialStore,
  listener: NetworkListener,
  subscribe: SubscribeFunction,
  language: () => string,
): INetwork {
  const fetchOperation: FetchFunction = async (params, variables, { metadata }, uploadables) => {
    const sentEpoch = credentials.epoch();
    const fields = metadata?.[openingFields];
    const reportFailure = (code: ErrorCode, path: readonly (string | number)[] = []) =>
      listener.onFailure({
        code,
        kind: params.operationKind === 'mutation' ? 'mutation' : 'query',
        operation: params.name,
        scope: scopeOf(path),
        opensPage: Array.isArray(fields) && fields.some((field) => isOfMainField(path, String(field))),
        current: credentials.epoch() === sentEpoch,
      });
    // Responses contain names and labels in the language of their request.
    const cacheKey = { ...documentOf(params), variables: { ...variables, language: language() } };
    const findCached = async () =>
      fields && credentials.read()
        ? (await loadResponseCache()).findCachedResponse(credentials, cacheKey)
        : null;
    let result: GraphResult<PayloadData>;
    try {
      result = await fetchGraphQL(documentOf(params), variables, {
        files: uploadables ?? undefined,
        timeoutMs: typeof metadata?.[requestTimeoutMs] === 'number' ? metadata[requestTimeoutMs] : undefined,
        allowAnonymous: metadata?.[allowAnonymous] === true,
      });
    } catch (thrown) {
      const cached = lacksResponse(thrown) ? await findCached().catch(() => null) : null;
      if (cached && credentials.epoch() === sentEpoch) {
        listener.onCachedResponse();
        return { data: cached.data, extensions: { cachedAgeMs: cached.age } };
      }
      reportFailure(errorCodeOf(thrown));
      throw thrown;
    }
    const { data, errors, extensions, requestId, isLate, sessionEnd } = result;
    listener.onExtensions(params.name, extensions);
    if (!errors.some(({ code }) => code === 'UPSTREAM_OFFLINE')) listener.onResponse();
    for (const error of errors) {
      if (reportFailure(error.code, error.path)) markHandled(error);
    }
    if (sessionEnd && !errors.some(({ code }) => code === sessionEnd)) reportFailure(sessionEnd);
    if (isLate) throw new GraphError('UNAUTHENTICATED', 'The response is for a previous session');
    if (data && errors.length === 0 && credentials.read()) {
      loadResponseCache().then(
        ({ cacheResponse }) => cacheResponse(credentials, sentEpoch, cacheKey, data),
        () => undefined,
      );
    }
    if (data) return toRelayResponse(data, errors);
    throw errors[0] ?? new GraphError('INTERNAL', 'A response without data', requestId);
  };
  return Network.create(fetchOperation, subscribe);
}
