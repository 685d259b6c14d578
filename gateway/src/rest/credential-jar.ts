/** A caller's credentials; `expiry` is unix seconds as text, null when it was not told. */
export interface Credentials {
  readonly accessToken: string;
  readonly client: string;
  readonly tokenType: string;
  readonly uid: string;
  readonly expiry: string | null;
}

/** Reads one header by its lower-case name; null or undefined when absent. */
export type HeaderReader = (name: string) => string | null | undefined;

const filled = (value: string | null | undefined): string | null => {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
};

/** The full set of credentials in some headers; null unless access-token, client, token-type and uid are all there. */
export function credentialsIn(header: HeaderReader): Credentials | null {
  const accessToken = filled(header('access-token'));
  const client = filled(header('client'));
  const tokenType = filled(header('token-type'));
  const uid = filled(header('uid'));
  if (accessToken === null || client === null || tokenType === null || uid === null) return null;
  return { accessToken, client, tokenType, uid, expiry: filled(header('expiry')) };
}

/** Takes a header by its lower-case name; one of the same name again is another line. */
export type HeaderWriter = (name: string, value: string) => void;

/** Writes the headers that carry credentials. */
export function writeCredentials(credentials: Credentials, write: HeaderWriter): void {
  write('access-token', credentials.accessToken);
  write('client', credentials.client);
  write('token-type', credentials.tokenType);
  write('uid', credentials.uid);
  if (credentials.expiry !== null) write('expiry', credentials.expiry);
}

/** The headers that carry credentials, by their lower-case names. */
export function credentialHeaders(credentials: Credentials): Record<string, string> {
  const headers: Record<string, string> = {};
  writeCredentials(credentials, (name, value) => {
    headers[name] = value;
  });
  return headers;
}

const olderThan = (candidate: Credentials, held: Credentials): boolean =>
  candidate.client === held.client &&
  candidate.expiry !== null &&
  held.expiry !== null &&
  Number(candidate.expiry) < Number(held.expiry);

/**
 * The credentials of one operation or one watcher. Token authentication rotates them: of parallel answers one, in any
 * place, carries the new token and the others a blank. So only a full set is taken over, the newest expiry of a client
 * wins, and a new uid next to a blank token completes the held set. Nothing is cleared by a refusal.
 */
export class CredentialJar {
  #held: Credentials | null;
  #renewed = false;

  constructor(held: Credentials | null = null) {
    this.#held = held;
  }

  /** The newest set; null for a guest. */
  get current(): Credentials | null {
    return this.#held;
  }

  /** The newest set if one came from the upstream since the start, else null: what the caller must be given back. */
  get renewed(): Credentials | null {
    return this.#renewed ? this.#held : null;
  }

  /** Takes over what an answer of any status carries. */
  update(header: HeaderReader): void {
    const offered = credentialsIn(header);
    if (offered !== null) {
      if (this.#held !== null && olderThan(offered, this.#held)) return;
      this.#held = offered;
      this.#renewed = true;
      return;
    }
    const uid = filled(header('uid'));
    const client = filled(header('client'));
    if (this.#held === null || uid === null || uid === this.#held.uid || client !== this.#held.client) return;
    this.#held = { ...this.#held, uid };
    this.#renewed = true;
  }

  /** Clears the set, after a sign-out. */
  clear(): void {
    this.#held = null;
    this.#renewed = false;
  }
}
