import type { BrowserStorage, StorageKey } from '../storage/browser-storage.ts';

/** What signs a person in: the four values that travel with every request. */
export interface Credentials {
  accessToken: string;
  client: string;
  tokenType: string;
  uid: string;
}

/** A set as it came in an answer. `expiry` is its end in seconds since 1970 where the answer says so. */
export type OfferedCredentials = { [Key in keyof Credentials]: string | null } & { expiry?: number | null };

/** The moment a request was sent, as far as credentials go; an answer is judged by it. */
export type CredentialsEpoch = number;

/**
 * The one store of credentials for all tabs of this browser. A set is taken only when all four values are there;
 * blank values clear nothing; of several sets of one sign-in the newest stays.
 */
export interface CredentialStore {
  /** The newest set, read anew each time because another tab may have replaced it; null for a guest. */
  read(): Credentials | null;
  /** Changes with every sign-in and sign-out, in whatever tab. */
  epoch(): CredentialsEpoch;
  /**
   * Takes a set from the answer to a request that was sent in `sentIn`. An answer from before the last sign-in
   * or sign-out is refused, so that a late one never signs anyone in again.
   */
  adopt(offered: OfferedCredentials, sentIn: CredentialsEpoch): void;
  clear(): void;
  /** Calls back after a sign-in or sign-out (not after a mere rotation), also one in another tab. */
  subscribe(listener: (origin: 'here' | 'elsewhere') => void): () => void;
}

const keys: readonly StorageKey[] = ['accessToken', 'client', 'tokenType', 'uid', 'expiry'];

/** Puts the store over the browser's storage. */
export function createCredentialStore(storage: BrowserStorage): CredentialStore {
  const listeners = new Set<(origin: 'here' | 'elsewhere') => void>();
  let epoch = 0;
  let identity = identityOf(readSet(storage));

  const noteIdentity = (origin: 'here' | 'elsewhere') => {
    const next = identityOf(readSet(storage));
    if (next === identity) return;
    identity = next;
    epoch += 1;
    for (const listener of listeners) listener(origin);
  };

  storage.onForeignChange((key) => {
    // Another tab writes the token last and removes it first, so the set is whole or absent by then.
    if (key === 'accessToken' || key === null) noteIdentity('elsewhere');
  });

  return {
    read: () => readSet(storage),
    epoch: () => epoch,
    adopt(offered, sentIn) {
      const set = complete(offered);
      if (!set || sentIn !== epoch) return;
      const expiry = offered.expiry ?? 0;
      const sameSignIn = identityOf(set) === identity;
      // Stored, because it may be another tab that holds the newest set when this one gets to see a late answer.
      if (sameSignIn && expiry > 0 && expiry < Number(storage.get('expiry'))) return;
      if (!sameSignIn) storage.remove('accessToken');
      storage.set('client', set.client);
      storage.set('tokenType', set.tokenType);
      storage.set('uid', set.uid);
      if (expiry > 0) storage.set('expiry', String(expiry));
      else storage.remove('expiry');
      storage.set('accessToken', set.accessToken);
      noteIdentity('here');
    },
    clear() {
      for (const key of keys) storage.remove(key);
      noteIdentity('here');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readSet(storage: BrowserStorage): Credentials | null {
  return complete({
    accessToken: storage.get('accessToken'),
    client: storage.get('client'),
    tokenType: storage.get('tokenType'),
    uid: storage.get('uid'),
  });
}

function complete({ accessToken, client, tokenType, uid }: OfferedCredentials): Credentials | null {
  if (!accessToken?.trim() || !client?.trim() || !tokenType?.trim() || !uid?.trim()) return null;
  return { accessToken, client, tokenType, uid };
}

function identityOf(set: Credentials | null): string | null {
  return set && JSON.stringify([set.uid, set.client]);
}
