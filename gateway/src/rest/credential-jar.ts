import { type Credentials, filled, type HeaderReader, readCredentials } from '../kit/credentials.ts';

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
    const offered = readCredentials(header);
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
