import { callBack } from './timers.ts';

/** The four values sent with every request. */
export interface Credentials {
  accessToken: string;
  client: string;
  tokenType: string;
  uid: string;
}

/** Credentials of a response; `expiry` is in seconds since 1970. */
export type PartialCredentials = { [Key in keyof Credentials]: string | null } & { expiry?: number | null };

export type CredentialKey = keyof Credentials | 'expiry';

/** Synchronous storage, shared by tabs or processes, or in memory. Prefix the keys when others write to the same storage. */
export interface CredentialStorage {
  get(key: CredentialKey): string | null;
  set(key: CredentialKey, value: string): void;
  remove(key: CredentialKey): void;
  /**
   * Calls back with a key that another tab or process has changed, or null when the storage was cleared. Returns how
   * to stop. Without it the store checks the storage on every request.
   */
  onForeignChange?(listener: (key: string | null) => void): () => void;
}

/** Identifies the sign-in under which a request was sent. */
export type CredentialsEpoch = number;

/** Stores only complete credentials; blank values clear nothing; of one sign-in the newest credentials are kept. */
export interface CredentialStore {
  /**
   * The newest credentials, read from the storage each time because another tab may have replaced them; null for a
   * guest.
   */
  read(): Credentials | null;
  /** Changes with every sign-in and sign-out, also in other tabs. */
  epoch(): CredentialsEpoch;
  /**
   * Stores credentials from the response to a request sent in `sentIn`. A response from before the last sign-in or
   * sign-out is ignored, so that it never signs anyone in again. Of two sets of one sign-in the later `expiry` wins,
   * or else the last to arrive.
   */
  adopt(offered: PartialCredentials, sentIn: CredentialsEpoch): void;
  clear(): void;
  /** Calls back after a sign-in or sign-out here or in another tab, but not after a rotation. Returns how to stop. */
  subscribe(listener: (origin: 'here' | 'elsewhere') => void): () => void;
}

const keys: readonly CredentialKey[] = ['accessToken', 'client', 'tokenType', 'uid', 'expiry'];

export function createMemoryStorage(): CredentialStorage {
  const values = new Map<CredentialKey, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * Caches a storage that only this program uses and that is slow to read, such as a keychain. Writes go through. What
 * the storage refuses, as a keychain may on a locked device, stays in the cache and is written with the next change.
 */
export function createOwnStorage(storage: CredentialStorage): CredentialStorage {
  const cache = new Map<CredentialKey, string | null>();
  const unwritten = new Set<CredentialKey>();
  const change = (key: CredentialKey, value: string | null) => {
    if (cache.get(key) !== value) {
      cache.set(key, value);
      // Moves the key to the end: the token is written last and removed first.
      unwritten.delete(key);
      unwritten.add(key);
    }
    try {
      for (const each of unwritten) {
        const newest = cache.get(each) ?? null;
        if (newest === null) storage.remove(each);
        else storage.set(each, newest);
        unwritten.delete(each);
      }
    } catch {
      // Tried again with the next change.
    }
  };
  return {
    get(key) {
      if (!cache.has(key)) cache.set(key, storage.get(key));
      return cache.get(key) ?? null;
    },
    set: change,
    remove: (key) => change(key, null),
  };
}

/** In memory by default. */
export function createCredentialStore(storage: CredentialStorage = createMemoryStorage()): CredentialStore {
  const listeners = new Set<(origin: 'here' | 'elsewhere') => void>();
  let epoch = 0;
  let identity = identityOf(readStored(storage));

  const updateIdentity = (origin: 'here' | 'elsewhere') => {
    const next = identityOf(readStored(storage));
    if (next === identity) return;
    identity = next;
    epoch += 1;
    for (const listener of listeners) callBack(() => listener(origin));
  };

  storage.onForeignChange?.((key) => {
    // The token is written last and removed first, so the set is complete or absent here.
    if (key === 'accessToken' || key === null) updateIdentity('elsewhere');
  });
  const currentEpoch = () => {
    if (!storage.onForeignChange) updateIdentity('elsewhere');
    return epoch;
  };

  return {
    read: () => readStored(storage),
    epoch: currentEpoch,
    adopt(offered, sentIn) {
      const set = toCredentials(offered);
      if (!set || sentIn !== currentEpoch()) return;
      // Another tab has signed in or out, and its event is still to come.
      if (identityOf(readStored(storage)) !== identity) return;
      const expiry = offered.expiry ?? 0;
      const sameSignIn = identityOf(set) === identity;
      // Compares with the storage: another tab may hold newer credentials than this late response.
      if (sameSignIn && expiry > 0 && expiry < Number(storage.get('expiry'))) return;
      if (!sameSignIn) storage.remove('accessToken');
      storage.set('client', set.client);
      storage.set('tokenType', set.tokenType);
      storage.set('uid', set.uid);
      if (expiry > 0) storage.set('expiry', String(expiry));
      else storage.remove('expiry');
      storage.set('accessToken', set.accessToken);
      updateIdentity('here');
    },
    clear() {
      for (const key of keys) storage.remove(key);
      updateIdentity('here');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readStored(storage: CredentialStorage): Credentials | null {
  return toCredentials({
    accessToken: storage.get('accessToken'),
    client: storage.get('client'),
    tokenType: storage.get('tokenType'),
    uid: storage.get('uid'),
  });
}

function toCredentials({ accessToken, client, tokenType, uid }: PartialCredentials): Credentials | null {
  if (!accessToken?.trim() || !client?.trim() || !tokenType?.trim() || !uid?.trim()) return null;
  return { accessToken, client, tokenType, uid };
}

export type SentCredentials = ReturnType<typeof trackSent>;

/** The credentials sent last, to check responses against. */
export function trackSent(store: CredentialStore) {
  let sent: Credentials | null = null;
  let sentIn = store.epoch();
  return {
    /** Records and returns the newest credentials, which are sent now. */
    send() {
      sent = store.read();
      sentIn = store.epoch();
      return sent;
    },
    /** Stores credentials of a response; incomplete ones are ignored. An error of the storage does not hide the response. */
    adopt: (values: Readonly<Record<string, unknown>>) =>
      callBack(() => store.adopt(readOffered(values), sentIn)),
    /** Whether a person was signed in and still is. */
    isCurrent: () => sent !== null && store.epoch() === sentIn,
    /** Whether the stored credentials have been renewed since. Fixed tokens stay when the address changes. */
    isOutdated() {
      const stored = store.read();
      return sent !== null && (stored?.accessToken !== sent.accessToken || stored.uid !== sent.uid);
    },
  };
}

/** Reads credentials from headers or a payload; other types than strings count as absent. */
function readOffered(values: Readonly<Record<string, unknown>>): PartialCredentials {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const expiry = Number(values.expiry ?? Number.NaN);
  return {
    accessToken: text('accessToken'),
    client: text('client'),
    tokenType: text('tokenType'),
    uid: text('uid'),
    expiry: Number.isFinite(expiry) ? expiry : null,
  };
}

function identityOf(set: Credentials | null): string | null {
  return set && JSON.stringify([set.uid, set.client]);
}
