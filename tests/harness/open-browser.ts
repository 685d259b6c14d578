import { WebSocket } from 'ws';
import { type CredentialStore, createCredentialStore, createGraphClient } from '../../client/src/index.ts';
import { socketTransport } from '../../client/src/socket.ts';
import { createSharedStorage } from '../../client/src/testing/shared-storage.ts';
import type { Credentials } from './graph-client.ts';

/** A tab as the web app runs in it: its own store of credentials over the browser's storage, its own client. */
export interface Tab {
  readonly credentials: CredentialStore;
  /** Runs a released document and gives its answer; once that is there, `hold` keeps it from the tab. */
  run(documentId: string, hold?: () => Promise<unknown>): Promise<unknown>;
  /** Opens a live connection, which authenticates, and closes it. */
  connect(): Promise<void>;
}

/**
 * A browser that is signed in with the credentials given, to open tabs in that share its storage.
 * @param url address of the gateway, without a path
 */
export function openBrowser(url: string, signedIn: Credentials): { openTab(): Tab } {
  const storage = createSharedStorage();
  createCredentialStore(storage.openTab()).adopt(
    {
      accessToken: signedIn['access-token'],
      client: signedIn.client,
      tokenType: signedIn['token-type'],
      uid: signedIn.uid,
    },
    0,
  );
  return {
    openTab() {
      const credentials = createCredentialStore(storage.openTab());
      let held: (() => Promise<unknown>) | undefined;
      const openClient = () =>
        createGraphClient({
          url: `${url}/graphql`,
          credentials,
          appType: 'Browser',
          timeoutMs: 60_000,
          transport: socketTransport,
          webSocket: WebSocket,
          async fetch(address, request) {
            const hold = held;
            const response = await fetch(address, request as RequestInit);
            await hold?.();
            return response;
          },
        });
      const { fetchGraphQL } = openClient();
      return {
        credentials,
        run(documentId, hold) {
          held = hold;
          return fetchGraphQL({ id: documentId });
        },
        async connect() {
          // A client of its own: one that has lost its connection waits before it opens another.
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
