import { adoptFrom } from '../../web/src/shared/live/connection-protocol.ts';
import { fetchGraph } from '../../web/src/shared/relay/fetch-graph.ts';
import { type CredentialStore, createCredentialStore } from '../../web/src/shared/session/credentials.ts';
import { createSharedStorage } from '../../web/src/testing/memory-storage.ts';
import type { Credentials } from './graph-client.ts';
import { LiveSocket } from './live-socket.ts';

/** A tab as the web app runs in it: its own store of credentials over the browser's storage, its own way to the graph. */
export interface Tab {
  readonly credentials: CredentialStore;
  /** Runs a released document and gives the body of its answer; once that is there, `hold` keeps it from the tab. */
  run(documentId: string, hold?: () => Promise<unknown>): Promise<unknown>;
  /** Opens a live connection, which authenticates, and closes it. */
  connect(): Promise<void>;
}

/**
 * A browser that is signed in with the credentials given, to open tabs in that share its storage.
 * @param url address of the gateway, without a path
 */
export function openBrowser(url: string, signedIn: Credentials): { openTab(): Tab } {
  const storage = createSharedStorage({
    accessToken: signedIn['access-token'],
    client: signedIn.client,
    tokenType: signedIn['token-type'],
    uid: signedIn.uid,
  });
  return {
    openTab() {
      const credentials = createCredentialStore(storage.openTab());
      return {
        credentials,
        async run(documentId, hold) {
          const { body } = await fetchGraph(
            {
              fetch: async (path, init) => {
                const response = await fetch(`${url}${path}`, init);
                await hold?.();
                return response;
              },
              credentials,
              language: () => 'pl',
              appType: 'Browser',
              cookies: () => '',
              patience: 60_000,
            },
            { id: documentId, name: 'tab', operationKind: 'query', text: null, metadata: {} },
            {},
          );
          return body;
        },
        async connect() {
          const sentIn = credentials.epoch();
          const socket = new LiveSocket(url, headersOf(credentials));
          adoptFrom(await socket.acknowledged, credentials, sentIn);
          await socket.close();
        },
      };
    },
  };
}

function headersOf(credentials: CredentialStore): Credentials | null {
  const set = credentials.read();
  return (
    set && {
      'access-token': set.accessToken,
      client: set.client,
      'token-type': set.tokenType,
      uid: set.uid,
    }
  );
}
