import type { CredentialStore } from './credentials.ts';
import { createFetchGraphQL, type FetchGraphQL } from './fetch-graphql.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import { type ClientOptions, createContext } from './options.ts';

export { type BackOff, createBackOff } from './back-off.ts';
export { type Cookies, createCookieJar, documentCookies } from './cookies.ts';
export {
  type CredentialKey,
  type CredentialStorage,
  type CredentialStore,
  type Credentials,
  createCredentialStore,
  createMemoryStorage,
  createOwnStorage,
} from './credentials.ts';
export type { GraphDocument } from './document.ts';
export { type ErrorCode, errorCodeOf, errorCodes, GraphError, toErrorCode } from './errors.ts';
export type { FetchGraphQL, FetchOptions, GraphResult } from './fetch-graphql.ts';
export type { LiveClient, LiveStatus, ResyncReason } from './live-client.ts';
export type { ClientOptions, CreateTransport, LivePayload, LiveSink, SessionEnd } from './options.ts';

/** One session with its operations and live updates. */
export interface GraphClient {
  readonly credentials: CredentialStore;
  readonly fetchGraphQL: FetchGraphQL;
  readonly live: LiveClient;
}

/** Sends nothing until it is used. */
export function createGraphClient(options: ClientOptions): GraphClient {
  const context = createContext(options);
  return {
    credentials: context.credentials,
    fetchGraphQL: createFetchGraphQL(context),
    live: createLiveClient(context),
  };
}
