import type { LiveReader } from '../domains/live-source.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import type { PollResult, UpstreamClient } from '../rest/rest-client.ts';
import {
  CookieForwarder,
  type CookieRules,
  CredentialJar,
  createSession,
  type UpstreamSession,
} from '../rest/session.ts';
import type { LiveLanguage } from './event.ts';
import type { Timers } from './timers.ts';

export interface ServiceAccountOptions {
  readonly rest: Pick<UpstreamClient, 'call' | 'poll'>;
  readonly email: string;
  readonly password: string;
  /** Any read without sign-in: its answer brings the XSRF cookie that the sign-in wants. */
  readonly firstRead: Endpoint<Record<never, never>, unknown>;
  readonly signIn: Endpoint<{ email: string; password: string }, unknown>;
  /** Which of the upstream's cookies it keeps. */
  readonly cookies: CookieRules;
  readonly timeoutMs: number;
  readonly timers: Pick<Timers, 'now'>;
  readonly random: () => number;
  readonly requestId: () => string;
}

/** What one sign-in keeps: the credentials as they rotate, and the cookies they came with. */
type OwnSession = Pick<UpstreamSession, 'jar' | 'cookies'>;

const newOwn = (rules: CookieRules): OwnSession => ({
  jar: new CredentialJar(),
  cookies: new CookieForwarder({ own: true, rules }),
});

const maxPauseMs = 60_000;

/**
 * The watcher's own session with the upstream. It signs in as a browser does, keeps its rotating credentials to itself
 * and signs in again when they are refused; a sign-in that fails pauses further ones, longer each time.
 */
export class ServiceAccount implements LiveReader {
  readonly #options: ServiceAccountOptions;
  #own: OwnSession;
  #signingIn: Promise<void> | null = null;
  #failures = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #lastRefusal: unknown = null;

  constructor(options: ServiceAccountOptions) {
    this.#options = options;
    this.#own = newOwn(options.cookies);
  }

  async read<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    lang: LiveLanguage,
    etag: string | null,
  ): Promise<PollResult<Reply>> {
    if (this.#own.jar.current === null) await this.#signIn();
    const own = this.#own;
    try {
      const result = await this.#options.rest.poll(endpoint, args, this.#session(own, lang), etag);
      this.#failures = 0;
      return result;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
    if (this.#own === own) await this.#signIn();
    return this.#options.rest.poll(endpoint, args, this.#session(this.#own, lang), etag);
  }

  #session(own: OwnSession, lang: LiveLanguage): UpstreamSession {
    return createSession({
      ...own,
      lang,
      timeoutMs: this.#options.timeoutMs,
      requestId: this.#options.requestId(),
    });
  }

  #signIn(): Promise<void> {
    this.#signingIn ??= this.#signInOnce().finally(() => {
      this.#signingIn = null;
    });
    return this.#signingIn;
  }

  async #signInOnce(): Promise<void> {
    const { rest, firstRead, signIn, email, password, timers, random } = this.#options;
    if (timers.now() < this.#pausedUntil) throw this.#lastRefusal;
    const own = newOwn(this.#options.cookies);
    try {
      await rest.call(firstRead, {}, this.#session(own, 'pl'));
      await rest.call(signIn, { email, password }, this.#session(own, 'pl'));
      if (own.jar.current === null) {
        throw new UpstreamError('BAD_UPSTREAM_RESPONSE', 'The sign-in gave no credentials.');
      }
      this.#own = own;
      this.#pausedUntil = Number.NEGATIVE_INFINITY;
    } catch (error) {
      this.#failures += 1;
      const pause = Math.min(maxPauseMs, 500 * 2 ** Math.min(this.#failures, 16));
      this.#pausedUntil = timers.now() + pause * (0.5 + random() / 2);
      this.#lastRefusal = error;
      throw error;
    }
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';
}
