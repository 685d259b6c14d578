import type { ExecutionResult, GraphQLError } from 'graphql';
import type { PersonalPayload } from '../domains/live-source.ts';
import type { Caller } from '../execution/context.ts';
import type { LivePayload } from '../execution/executor.ts';
import type { OperationRequest, Preparation, PreparedOperation } from '../execution/operation.ts';
import { tooBusy } from '../guard/load-shedding.ts';
import type { Credentials } from '../kit/credentials.ts';
import { codedError, endsSession, forbidden, unauthenticated } from '../kit/errors.ts';
import { CredentialJar } from '../rest/session.ts';
import { CloseError, closeCodes, closeErrorOf } from './close-error.ts';
import {
  type ConnectionParams,
  credentialsPayload,
  hasCredentials,
  readConnectionParams,
} from './connection-params.ts';
import type { Entitlement } from './entitlement.ts';
import { replayCharge } from './group-state.ts';
import { dependsOnFavourites, type PersonalOperation, prepareOperation } from './operation.ts';
import { ReauthSchedule } from './reauth-schedule.ts';
import type { SessionSocket, SocketDeps } from './session-deps.ts';
import { maySubscribe, SocketSubscriptions, type Subscriber } from './socket-subscriptions.ts';
import type { SocketStream } from './streams.ts';
import type { Cancel } from './timers.ts';

/** Payload of a ping that requests a pong with credentials. */
const reauthenticate = { reauthenticate: true };

/** Favourite leagues read within this time count as current. */
const favouritesFreshMs = 10_000;

const { credentials: _, ...guestParams } = readConnectionParams(null);

/**
 * State of one WebSocket: its user, their rights and their subscriptions. When the rights may have changed, the
 * client must reauthenticate. Until then nothing is delivered; afterwards the subscriptions resume from their cursors.
 */
export class SocketSession implements Subscriber {
  /** Ids of the operations that have not ended; those of queries also after the client has completed them. */
  readonly operations = new Set<string>();
  readonly #deps: SocketDeps;
  readonly #socket: SessionSocket;
  readonly #subscriptions: SocketSubscriptions;
  #params: Omit<ConnectionParams, 'credentials'> = guestParams;
  #jar = new CredentialJar();
  /** null for a guest. */
  #entitlement: Entitlement | null = null;
  /** As `Timers.now`. */
  #authenticatedAt = Number.NEGATIVE_INFINITY;
  readonly #reauth: ReauthSchedule;
  /** Credentials of the running operations, without those of guests; null for none. */
  #running: Set<CredentialJar> | null = null;
  #suspended = false;
  #reauthPending = false;
  #closed = false;
  #cancelReauthTimeout: Cancel | null = null;

  constructor(deps: SocketDeps, socket: SessionSocket) {
    this.#deps = deps;
    this.#socket = socket;
    this.#reauth = new ReauthSchedule(deps, this);
    this.#subscriptions = new SocketSubscriptions(deps, socket, this);
  }

  get userKey(): string {
    return this.#socket.userKey ?? '';
  }

  execute({ prepared, source }: PersonalOperation, payload: PersonalPayload): Promise<ExecutionResult> {
    return this.run(prepared, {}, { [source.field]: payload });
  }

  /** Validates the credentials of `connection_init` and returns the payload of `connection_ack`. @throws CloseError */
  async init(payload: unknown) {
    const renewed = await this.#authenticate(readConnectionParams(payload));
    return { serverTime: this.#deps.timers.clock().toISOString(), credentials: credentialsPayload(renewed) };
  }

  /** Charges the rate limits and prepares an operation, or returns its errors. */
  async admit(request: OperationRequest): Promise<Preparation> {
    const { engine, rateLimits, secondsToWait } = this.#deps;
    const { toolsKey, clientName } = this.#params;
    const caller = { credentials: this.#jar.current, address: this.#socket.address, toolsKey };
    const rateError = await rateLimits.admit(caller);
    if (rateError !== null) return this.refuse([rateError]);
    const prepared = engine().prepare(request, toolsKey, clientName);
    const { operation, errors } = prepared;
    if (operation === null) return this.refuse(errors);
    const seconds = operation.type === 'subscription' ? null : secondsToWait();
    if (seconds !== null) return this.refuse([tooBusy(seconds)], operation);
    const charge = this.#replayCharge(operation);
    const limitError =
      (await rateLimits.admitFields(caller, operation)) ??
      (charge > 0 ? await rateLimits.admit(caller, charge) : null);
    return limitError === null ? prepared : this.refuse([limitError], operation);
  }

  /** @param operation null when its document is not known yet */
  refuse(errors: readonly GraphQLError[], operation: PreparedOperation | null = null) {
    this.#deps.engine().reportRefusal(errors, operation);
    return { operation: null, errors };
  }

  /** The rate charge of a subscription's replay; 0 for other operations and for invalid ones. */
  #replayCharge(operation: PreparedOperation): number {
    const { engine, sources, log } = this.#deps;
    if (operation.type !== 'subscription') return 0;
    try {
      const { after } = prepareOperation(engine().schema, sources, operation, this.#params.lang);
      return replayCharge(after, log.head());
    } catch {
      return 0;
    }
  }

  /**
   * Executes a query, a mutation or one payload of a personal subscription with the socket's newest credentials.
   * Rotated credentials are sent in a ping.
   */
  async run(
    operation: PreparedOperation,
    caller: Pick<Caller, 'xsrfToken' | 'trace'> = {},
    payload?: LivePayload,
  ): Promise<ExecutionResult> {
    const before = this.#jar;
    const context = this.#createContext(before.current, caller);
    const { jar } = context.session;
    if (before.current !== null) {
      this.#running ??= new Set();
      this.#running.add(jar);
    }
    const result = await this.#deps
      .engine()
      .execute(operation, context, payload)
      .finally(() => this.#running?.delete(jar));
    if (this.#closed) return result;
    const { current, renewed } = jar;
    const hasSignedOut = current === null && before.current !== null;
    if (hasSignedOut && this.#jar === before) {
      this.#jar = new CredentialJar();
      this.#socket.setUser(null);
      this.#entitlement = null;
      this.#reauth.clear();
      this.#subscriptions.fail(unauthenticated());
      this.#socket.joinGuests();
    } else if (renewed !== null && (this.#jar === before || this.#jar.current?.client === renewed.client)) {
      await this.#forwardRotated(renewed);
    } else if (hasSignedOut || result.errors?.some(endsSession)) {
      this.requestReauth();
    }
    return result;
  }

  /** Starts a subscription. @throws GraphQLError */
  subscribe(prepared: PreparedOperation, operationId: string): SocketStream {
    if (this.#entitlement === null) throw unauthenticated();
    const { engine, sources, disabledError, subscriptionsPerUser, timers } = this.#deps;
    if (disabledError !== null) throw disabledError;
    const operation = prepareOperation(engine().schema, sources, prepared, this.#params.lang);
    if (!maySubscribe(operation, this.#entitlement)) throw forbidden();
    const { userKey } = this;
    if (!subscriptionsPerUser.take(userKey)) throw codedError('RATE_LIMITED', 'Too many subscriptions.');
    const isFresh = timers.now() - this.#authenticatedAt < favouritesFreshMs;
    if (dependsOnFavourites(operation) && !isFresh) this.requestReauth();
    const rights = this.#suspended ? null : this.#entitlement;
    return this.#subscriptions.add(operation, operationId, rights, () => subscriptionsPerUser.free(userKey));
  }

  /** Requests reauthentication because the rights may have changed, unless a sign-out is running on this socket. */
  requestReauth(): void {
    const isSigningOut = [...(this.#running ?? [])].some(({ current }) => current === null);
    if (this.#reauthPending || this.#closed || this.#entitlement === null || isSigningOut) return;
    this.#reauthPending = true;
    this.#suspend();
    this.#cancelReauthTimeout = this.#deps.timers.after(this.#deps.limits.reauthenticationMs, () => {
      this.close(new CloseError(closeCodes.noReauthentication, 'no reauthentication in time'));
    });
    this.#ping(reauthenticate);
  }

  /** Handles a pong. One without credentials is no answer: libraries send those automatically. */
  async onPong(payload: unknown): Promise<void> {
    if (!this.#reauthPending || !hasCredentials(payload)) return;
    this.#reauthPending = false;
    this.#cancelReauthTimeout?.();
    const params = readConnectionParams(payload);
    if (params.credentials === null) throw new CloseError(closeCodes.signedOut, 'signed out');
    await this.#reauthenticate(params);
  }

  /** Schedules reauthentication when it is near; call it at least every minute. */
  watchExpiry(): void {
    this.#reauth.watch();
  }

  close(error: unknown): void {
    const { code, message } = closeErrorOf(error);
    this.dispose();
    this.#socket.close(code, message);
  }

  dispose(): void {
    this.#closed = true;
    this.#suspended = true;
    this.#subscriptions.close();
    this.#cancelReauthTimeout?.();
    this.#reauth.clear();
  }

  /** Resumes the subscriptions with the current rights. Closes a socket that may no longer see any of them. */
  async #reauthenticate(params: ConnectionParams): Promise<void> {
    this.#suspend();
    const renewed = await this.#authenticate(params);
    if (this.#closed || this.#entitlement === null) return;
    if (renewed !== null) this.#ping({ credentials: credentialsPayload(renewed) });
    this.#suspended = false;
    if (!this.#subscriptions.resume(this.#entitlement))
      this.close(new CloseError(closeCodes.mayNot, 'may not'));
  }

  /** Validates the credentials and stores them. Returns the rotated ones, null for none. */
  async #authenticate(params: ConnectionParams): Promise<Credentials | null> {
    const { credentials, ...rest } = params;
    const { toolsKey, clientName } = this.#params;
    this.#params = {
      ...rest,
      toolsKey: rest.toolsKey ?? toolsKey,
      clientName: rest.clientName ?? clientName,
    };
    this.#jar = new CredentialJar(credentials);
    if (credentials === null) {
      this.#entitlement = null;
      this.#socket.setUser(null);
      return null;
    }
    const context = this.#createContext(credentials);
    const { jar } = context.session;
    try {
      this.#entitlement = await this.#deps.authenticate(context);
      if (jar.renewed !== null) this.#jar.take(jar.renewed);
      this.#socket.setUser(this.#jar.current?.uid ?? credentials.uid);
    } catch (error) {
      const closeError = closeErrorOf(error);
      // The next attempt needs them.
      if (jar.renewed !== null && closeError.code === closeCodes.tryAgain) {
        this.#ping({ credentials: credentialsPayload(jar.renewed) });
      }
      throw closeError;
    }
    this.#authenticatedAt = this.#deps.timers.now();
    if (!this.#closed) this.#reauth.schedule(this.#entitlement.mayChangeAt);
    return jar.renewed;
  }

  #createContext(credentials: Credentials | null, caller: Pick<Caller, 'xsrfToken' | 'trace'> = {}) {
    const { address, cookieHeader } = this.#socket;
    return this.#deps
      .engine()
      .createContext({ credentials, address, cookieHeader, ...this.#params, ...caller });
  }

  /**
   * Stores credentials that an operation rotated and sends them to the client. A different user is authenticated
   * first.
   */
  async #forwardRotated(renewed: Credentials): Promise<void> {
    const uidBefore = this.#jar.current?.uid;
    this.#jar.take(renewed);
    this.#ping({ credentials: credentialsPayload(this.#jar.current) });
    if (this.#jar.current?.uid !== uidBefore) {
      const params = { credentials: this.#jar.current, ...this.#params };
      // Not thrown: a payload's error is dropped once its subscription is suspended.
      await this.#reauthenticate(params).catch((error: unknown) => this.close(error));
    }
  }

  #suspend(): void {
    this.#suspended = true;
    this.#subscriptions.suspend();
  }

  #ping(payload: Record<string, unknown>): void {
    this.#socket.send(JSON.stringify({ type: 'ping', payload }));
  }
}
