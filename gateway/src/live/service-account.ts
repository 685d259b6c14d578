import { randomUUID } from 'node:crypto';
import type { GatewayConfig } from '../config.ts';
import type { LiveReader } from '../domains/live-source.ts';
import { planList } from '../domains/plan/endpoints.ts';
import { signIn } from '../domains/session/endpoints.ts';
import { isUpstreamError } from '../kit/errors.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import type { PollResult, UpstreamClient } from '../rest/rest-client.ts';
import { CookieForwarder, CredentialJar, cookieRules, type Lang, UpstreamSession } from '../rest/session.ts';
import { backOffMs, type Timers } from './timers.ts';

interface ServiceAccountDeps {
  readonly config: Pick<GatewayConfig, 'upstreamUrl' | 'upstreamCookies' | 'upstreamTimeoutMs'>;
  readonly rest: Pick<UpstreamClient, 'call' | 'poll'>;
  readonly timers: Pick<Timers, 'now'>;
  readonly random: () => number;
}

/** The rotating credentials and the cookies of one sign-in. */
type AccountSession = Pick<UpstreamSession, 'jar' | 'cookies'>;

/**
 * The watcher's session with the upstream. It signs in as a browser does, and again when its credentials are
 * rejected. After a failed sign-in further attempts are paused, longer each time.
 */
export class ServiceAccount implements LiveReader {
  readonly #deps: ServiceAccountDeps;
  readonly #account: { readonly email: string; readonly password: string };
  #accountSession: AccountSession;
  #signingIn: Promise<void> | null = null;
  #failures = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #lastError: unknown = null;

  constructor(deps: ServiceAccountDeps, account: { readonly email: string; readonly password: string }) {
    this.#deps = deps;
    this.#account = account;
    this.#accountSession = this.#newAccountSession();
  }

  async read<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    lang: Lang,
    etag: string | null,
  ): Promise<PollResult<Reply>> {
    if (this.#accountSession.jar.current === null) await this.#signIn();
    const accountSession = this.#accountSession;
    try {
      const result = await this.#deps.rest.poll(endpoint, args, this.#session(accountSession, lang), etag);
      this.#failures = 0;
      return result;
    } catch (error) {
      if (!isUpstreamError(error, 'UNAUTHENTICATED')) throw error;
    }
    if (this.#accountSession === accountSession) await this.#signIn();
    return this.#deps.rest.poll(endpoint, args, this.#session(this.#accountSession, lang), etag);
  }

  #newAccountSession(): AccountSession {
    const { upstreamUrl, upstreamCookies } = this.#deps.config;
    const rules = cookieRules([upstreamUrl], upstreamCookies);
    return { jar: new CredentialJar(), cookies: new CookieForwarder({ own: true, rules }) };
  }

  #session(accountSession: AccountSession, lang: Lang): UpstreamSession {
    const { upstreamTimeoutMs: timeoutMs } = this.#deps.config;
    return new UpstreamSession({ ...accountSession, lang, timeoutMs, requestId: randomUUID() });
  }

  #signIn(): Promise<void> {
    this.#signingIn ??= this.#signInOnce().finally(() => {
      this.#signingIn = null;
    });
    return this.#signingIn;
  }

  async #signInOnce(): Promise<void> {
    const { rest, timers, random } = this.#deps;
    if (timers.now() < this.#pausedUntil) throw this.#lastError;
    const accountSession = this.#newAccountSession();
    try {
      // Any public read: its reply sets the XSRF cookie that the sign-in needs.
      await rest
        .call(planList, {}, this.#session(accountSession, 'pl'))
        .catch(explain(`the public call ${planList.id} (is the path of UPSTREAM_URL right?)`));
      await rest
        .call(signIn, this.#account, this.#session(accountSession, 'pl'))
        .catch(explain('the sign-in with LIVE_EMAIL and LIVE_PASSWORD'));
      if (accountSession.jar.current === null) {
        throw new UpstreamError('BAD_UPSTREAM_RESPONSE', 'The sign-in gave no credentials.');
      }
      this.#accountSession = accountSession;
      this.#pausedUntil = Number.NEGATIVE_INFINITY;
    } catch (error) {
      this.#failures += 1;
      this.#pausedUntil = timers.now() + backOffMs(500, this.#failures, random);
      this.#lastError = error;
      throw error;
    }
  }
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** Names what was refused in the log, since the usual messages speak to the user of the site. */
const explain =
  (refused: string) =>
  (error: unknown): never => {
    if (error instanceof UpstreamError && error.status !== null && isRefusal(error.status)) {
      const message = `The upstream refused ${refused}: ${error.message}`;
      throw new UpstreamError(error.code, message, { status: error.status, cause: error });
    }
    throw error;
  };
