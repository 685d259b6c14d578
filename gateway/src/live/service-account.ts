import { randomUUID } from 'node:crypto';
import type { LiveReader } from '../domains/live-source.ts';
import { isUpstreamError } from '../kit/errors.ts';
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

interface ServiceAccountOptions {
  readonly rest: Pick<UpstreamClient, 'call' | 'poll'>;
  readonly email: string;
  readonly password: string;
  /** Any public read: its reply sets the XSRF cookie that the sign-in needs. */
  readonly publicEndpoint: Endpoint<Record<never, never>, unknown>;
  readonly signIn: Endpoint<{ email: string; password: string }, unknown>;
  /** Which of the upstream's cookies to store. */
  readonly cookies: CookieRules;
  readonly timeoutMs: number;
  readonly timers: Pick<Timers, 'now'>;
  readonly random: () => number;
}

/** The rotating credentials and the cookies of one sign-in. */
type AccountSession = Pick<UpstreamSession, 'jar' | 'cookies'>;

const newAccountSession = (rules: CookieRules): AccountSession => ({
  jar: new CredentialJar(),
  cookies: new CookieForwarder({ own: true, rules }),
});

const maxPauseMs = 60_000;

/**
 * The watcher's session with the upstream. It signs in as a browser does, and again when its credentials are
 * rejected. After a failed sign-in further attempts are paused, longer each time.
 */
export class ServiceAccount implements LiveReader {
  readonly #options: ServiceAccountOptions;
  #accountSession: AccountSession;
  #signingIn: Promise<void> | null = null;
  #failures = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #lastError: unknown = null;

  constructor(options: ServiceAccountOptions) {
    this.#options = options;
    this.#accountSession = newAccountSession(options.cookies);
  }

  async read<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    lang: LiveLanguage,
    etag: string | null,
  ): Promise<PollResult<Reply>> {
    if (this.#accountSession.jar.current === null) await this.#signIn();
    const accountSession = this.#accountSession;
    try {
      const result = await this.#options.rest.poll(endpoint, args, this.#session(accountSession, lang), etag);
      this.#failures = 0;
      return result;
    } catch (error) {
      if (!isUpstreamError(error, 'UNAUTHENTICATED')) throw error;
    }
    if (this.#accountSession === accountSession) await this.#signIn();
    return this.#options.rest.poll(endpoint, args, this.#session(this.#accountSession, lang), etag);
  }

  #session(accountSession: AccountSession, lang: LiveLanguage): UpstreamSession {
    return createSession({
      ...accountSession,
      lang,
      timeoutMs: this.#options.timeoutMs,
      requestId: randomUUID(),
    });
  }

  #signIn(): Promise<void> {
    this.#signingIn ??= this.#signInOnce().finally(() => {
      this.#signingIn = null;
    });
    return this.#signingIn;
  }

  async #signInOnce(): Promise<void> {
    const { rest, publicEndpoint, signIn, email, password, timers, random } = this.#options;
    if (timers.now() < this.#pausedUntil) throw this.#lastError;
    const accountSession = newAccountSession(this.#options.cookies);
    try {
      await rest.call(publicEndpoint, {}, this.#session(accountSession, 'pl'));
      await rest.call(signIn, { email, password }, this.#session(accountSession, 'pl'));
      if (accountSession.jar.current === null) {
        throw new UpstreamError('BAD_UPSTREAM_RESPONSE', 'The sign-in gave no credentials.');
      }
      this.#accountSession = accountSession;
      this.#pausedUntil = Number.NEGATIVE_INFINITY;
    } catch (error) {
      this.#failures += 1;
      const pause = Math.min(maxPauseMs, 500 * 2 ** Math.min(this.#failures, 16));
      this.#pausedUntil = timers.now() + pause * (0.5 + random() / 2);
      this.#lastError = error;
      throw error;
    }
  }
}
