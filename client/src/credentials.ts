import { callBack } from './timers.ts';

/** What signs a person in: the four values that travel with every request. */
export interface Credentials {
  accessToken: string;
  client: string;
  tokenType: string;
  uid: string;
}

/** A set as it came in an answer. `expiry` is its end in seconds since 1970 where the answer says so. */
export type OfferedCredentials = { [Key in keyof Credentials]: string | null } & { expiry?: number | null };

export type CredentialKey = keyof Credentials | 'expiry';

/**
 * Where a set is kept: what tabs of a browser or processes share, or memory. It answers at once. Where others write
 * into the same place, put a prefix of your own before each key.
 */
export interface CredentialStorage {
  get(key: CredentialKey): string | null;
  set(key: CredentialKey, value: string): void;
  remove(key: CredentialKey): void;
  /**
   * Calls back when another tab or process has changed a key; with null when it has emptied the storage. Returns how to
   * stop. Without it the store looks for itself whenever a request goes out.
   */
  onForeignChange?(listener: (key: string | null) => void): () => void;
}

/** The moment a request was sent, as far as credentials go; an answer is judged by it. */
export type CredentialsEpoch = number;

/**
 * The one store of credentials, for all who share its storage. A set is taken only when all four values are there;
 * blank values clear nothing; of several sets of one sign-in the newest stays.
 */
export interface CredentialStore {
  /** The newest set, read anew each time because another tab or process may have replaced it; null for a guest. */
  read(): Credentials | null;
  /** Changes with every sign-in and sign-out, in whatever tab or process. */
  epoch(): CredentialsEpoch;
  /**
   * Takes a set from the answer to a request that was sent in `sentIn`. An answer from before the last sign-in
   * or sign-out is refused, so that a late one never signs anyone in again. Of two sets of one sign-in the one whose
   * `expiry` is later stays, of two with the same the one that came last.
   */
  adopt(offered: OfferedCredentials, sentIn: CredentialsEpoch): void;
  clear(): void;
  /** Calls back after a sign-in or sign-out (not after a mere rotation), also one in another tab or process. */
  subscribe(listener: (origin: 'here' | 'elsewhere') => void): () => void;
}

const keys: readonly CredentialKey[] = ['accessToken', 'client', 'tokenType', 'uid', 'expiry'];

/** Keeps a set until the program ends. */
export function createMemoryStorage(): CredentialStorage {
  const values = new Map<CredentialKey, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * A storage that this program has for itself: each key is read once, and what is written goes through. For one that is
 * slow to read, as a keychain is.
 */
export function createOwnStorage(storage: CredentialStorage): CredentialStorage {
  const known = new Map<CredentialKey, string | null>();
  return {
    get(key) {
      if (!known.has(key)) known.set(key, storage.get(key));
      return known.get(key) ?? null;
    },
    set(key, value) {
      if (known.get(key) === value) return;
      known.set(key, value);
      storage.set(key, value);
    },
    remove(key) {
      known.set(key, null);
      storage.remove(key);
    },
  };
}

/** Sets the store up over a storage, by default in memory. */
export function createCredentialStore(storage: CredentialStorage = createMemoryStorage()): CredentialStore {
  const listeners = new Set<(origin: 'here' | 'elsewhere') => void>();
  let epoch = 0;
  let identity = identityOf(readSet(storage));

  const noteIdentity = (origin: 'here' | 'elsewhere') => {
    const next = identityOf(readSet(storage));
    if (next === identity) return;
    identity = next;
    epoch += 1;
    for (const listener of listeners) callBack(() => listener(origin));
  };

  storage.onForeignChange?.((key) => {
    // The token is written last and removed first, so the set is whole or absent by then.
    if (key === 'accessToken' || key === null) noteIdentity('elsewhere');
  });
  const currentEpoch = () => {
    if (!storage.onForeignChange) noteIdentity('elsewhere');
    return epoch;
  };

  return {
    read: () => readSet(storage),
    epoch: currentEpoch,
    adopt(offered, sentIn) {
      const set = complete(offered);
      if (!set || sentIn !== currentEpoch()) return;
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

function readSet(storage: CredentialStorage): Credentials | null {
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

/** What was sent to the server last, by which what comes back is judged. */
export interface SentCredentials {
  /** Notes that the newest set goes out now, and gives it. */
  send(): Credentials | null;
  /** Takes a set that came back; what is no set changes nothing. */
  adopt(values: Readonly<Record<string, unknown>>): void;
  /** Whether it was somebody's, who is still here. */
  isCurrent(): boolean;
  /** Whether another holder of the store has renewed it meanwhile. */
  isOutdated(): boolean;
}

export function trackSent(store: CredentialStore): SentCredentials {
  let sent: Credentials | null = null;
  let sentIn = store.epoch();
  return {
    send() {
      sent = store.read();
      sentIn = store.epoch();
      return sent;
    },
    adopt: (values) => store.adopt(readOffered(values), sentIn),
    isCurrent: () => sent !== null && store.epoch() === sentIn,
    isOutdated: () => sent !== null && store.read()?.accessToken !== sent.accessToken,
  };
}

/** Reads a set from an answer's headers or a frame's payload; what is no text counts as absent. */
function readOffered(values: Readonly<Record<string, unknown>>): OfferedCredentials {
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
