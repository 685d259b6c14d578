import { WebSocket } from 'ws';
import { type CredentialStore, createCredentialStore, createGraphClient } from '../../client/src/index.ts';
import { socketTransport } from '../../client/src/socket.ts';
import { createSharedStorage } from '../../client/src/testing/shared-storage.ts';
import { type Credentials, toClientCredentials } from './graph-client.ts';

/** A browser tab: a client with a credential store over the shared storage. */
export interface Tab {
  readonly credentials: CredentialStore;
  /** Runs a released document. The tab gets the response when `delay` has resolved. */
  run(documentId: string, delay?: () => Promise<unknown>): Promise<unknown>;
  /** Opens a live connection, which authenticates, and closes it. */
  connect(): Promise<void>;
}

/**
 * A signed-in browser whose tabs share its storage.
 * @param url address of the gateway, without a path
 */
export function openBrowser(url: string, signedIn: Credentials): { openTab(): Tab } {
  const storage = createSharedStorage();
  createCredentialStore(storage.openTab()).adopt(toClientCredentials(signedIn), 0);
  return {
    openTab() {
      const credentials = createCredentialStore(storage.openTab());
      let delayResponse: (() => Promise<unknown>) | undefined;
      const openClient = () =>
        createGraphClient({
          url: `${url}/graphql`,
          credentials,
          appType: 'Browser',
          timeoutMs: 60_000,
          transport: socketTransport,
          webSocket: WebSocket,
          async fetch(address, request) {
            const delay = delayResponse;
            const response = await fetch(address, request as RequestInit);
            await delay?.();
            return response;
          },
        });
      const { fetchGraphQL } = openClient();
      return {
        credentials,
        run(documentId, delay) {
          delayResponse = delay;
          return fetchGraphQL({ id: documentId });
        },
        async connect() {
          // A new client each time: a client that lost its connection waits before it reconnects.
          const { live } = openClient();
          const isLive = new Promise<void>((resolve) => {
            live.onStatus(() => live.status().state === 'live' && resolve());
          });
          const stop = live.subscribe('subscription { tipStatusesChanged { cursor } }', {}, { next() {} });
          await isLive;
          stop();
          live.networkLost();
        },
      };
    },
  };
}
