import type { ExecutionResult } from 'graphql';
import type { PersonalPayload } from '../domains/live-source.ts';
import type { OperationRequest, Preparation, PreparedOperation } from '../execution/operation.ts';
import { tooBusy } from '../guard/load-shedding.ts';
import { type Credentials, credentialHeaders } from '../kit/credentials.ts';
import { codedError, codeOf, forbidden, unauthenticated } from '../kit/errors.ts';
import type { TraceSpan } from '../kit/trace.ts';
import { CredentialJar } from '../rest/session.ts';
import { CloseError, closeCodes, closeErrorOf } from './close-error.ts';
import { type ConnectionParams, hasCredentials, readConnectionParams, toWire } from './connection-params.ts';
import type { Entitlement } from './entitlement.ts';
import { personKey } from './entitlement.ts';
import { replayCharge } from './group-state.ts';
import { dependsOnFavourites, type PersonalOperation, prepareOperation } from './operation.ts';
import { ReauthSchedule } from './reauth-schedule.ts';
import type { AckPayload, SessionSocket, SessionTools, SocketOperation } from './session-tools.ts';
import type { ByteBudget } from './sink.ts';
import { Throttle } from './sink.ts';
import { mayFollow, SocketSubscriptions, type SubscriberSocket } from './socket-subscriptions.ts';
import type { PendingStream } from './streams.ts';
import type { Cancel } from './timers.ts';

/** Asks for a pong with credentials. */
const reauthenticate = { reauthenticate: true };

/** Leagues that were read so lately are the favourite ones still. */
const freshMs = 10_000;

const plainOperation: SocketOperation = { xsrfToken: null, trace: null };

/** Errors of an operation after which it is not sure that the person still is who they were. */
const doubts: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'LOCKED']);

/**
 * One WebSocket: who is behind it, what they may see, and their subscriptions. When the rights may have changed the
 * client is asked to reauthenticate; until it has, nothing is delivered, and then its subscriptions go on where they were.
 */
export class SocketSession implements SubscriberSocket {
  readonly #tools: SessionTools;
  readonly target: SessionSocket;
  readonly throttle = new Throttle();
  readonly #subscriptions: SocketSubscriptions;
  #params: Omit<ConnectionParams, 'credentials'> = {
    lang: 'pl',
    appType: 'Browser',
    toolsKey: null,
    clientName: null,
  };
  #jar = new CredentialJar();
  /** null for a guest. */
  #entitlement: Entitlement | null = null;
  /** In milliseconds since 1970. */
  #authenticatedAt = 0;
  readonly #reauth: ReauthSchedule;
  /** Credentials of the operations that run, but for a guest's; null for none. */
  #running: Set<CredentialJar> | null = null;
  #suspended = false;
  #asked = false;
  #closed = false;
  #cancelReauthTimeout: Cancel | null = null;

  constructor(tools: SessionTools, socket: SessionSocket) {
    this.#tools = tools;
    this.target = socket;
    this.#reauth = new ReauthSchedule(tools, this);
    this.#subscriptions = new SocketSubscriptions(tools, this);
  }

  get budget(): ByteBudget {
    return this.#tools.budget;
  }

  get person(): string {
    return personKey(this.#jar.current?.uid ?? '');
  }

  execute({ prepared, source }: PersonalOperation, payload: PersonalPayload): Promise<ExecutionResult> {
    return this.run(prepared, { ...plainOperation, payload: { [source.field]: payload } });
  }

  tooSlow(): void {
    this.close(new CloseError(closeCodes.tooSlow, 'too slow'));
  }

  /**
   * Begins: validates the credentials of `connection_init` and gives the payload of the acknowledgement.
   * @throws CloseError
   */
  async begin(payload: unknown): Promise<AckPayload> {
    const renewed = await this.#identify(readConnectionParams(payload));
    return { serverTime: this.#tools.clock().toISOString(), credentials: toWire(renewed) };
  }

  /**
   * Counts an operation and then makes it ready; the errors when it is one too many, may not run, asks too often for
   * what has limits of its own, or is a query or mutation while there is too much to do.
   */
  async admit(request: OperationRequest): Promise<Preparation> {
    const { engine, rateLimits, secondsToWait } = this.#tools;
    const { toolsKey, clientName } = this.#params;
    const caller = { credentials: this.#jar.current, address: this.target.address, toolsKey };
    const onceTooMany = await rateLimits.admit(caller);
    if (onceTooMany !== null) return { operation: null, errors: [onceTooMany] };
    const prepared = engine.prepare(request, toolsKey, clientName);
    if (prepared.operation === null) return prepared;
    const seconds = prepared.operation.type === 'subscription' ? null : secondsToWait();
    if (seconds !== null) return { operation: null, errors: [tooBusy(seconds)] };
    const charge = this.#replayCharge(prepared.operation);
    const tooMuch =
      (await rateLimits.admitFields(caller, prepared.operation)) ??
      (charge > 0 ? await rateLimits.admit(caller, charge) : null);
    return tooMuch === null ? prepared : { operation: null, errors: [tooMuch] };
  }

  /** What a subscription's replay counts as; nothing for what is none, or cannot be one. */
  #replayCharge(operation: PreparedOperation): number {
    const { engine, sources, log } = this.#tools;
    if (operation.type !== 'subscription') return 0;
    try {
      const { after } = prepareOperation(engine.schema, sources, operation, this.#params.lang);
      return replayCharge(after, log.head());
    } catch {
      return 0;
    }
  }

  /** Runs a query, a mutation or one payload of a personal subscription with the socket's newest credentials; rotated ones are handed over by a ping. */
  async run(
    operation: PreparedOperation,
    { xsrfToken, trace, payload }: SocketOperation = plainOperation,
  ): Promise<ExecutionResult> {
    const before = this.#jar;
    const context = this.#createContext(before.current, xsrfToken, trace);
    const { jar } = context.session;
    const result = await this.#counted(before.current === null ? null : jar, () =>
      this.#tools.engine.execute(operation, context, payload),
    );
    if (this.#closed) return result;
    const { current, renewed } = jar;
    const hasSignedOut = current === null && before.current !== null;
    if (hasSignedOut && this.#jar === before) {
      this.#jar = new CredentialJar();
      this.target.claim(null);
      this.#entitlement = null;
      this.#reauth.clear();
      this.#subscriptions.fail(unauthenticated());
    } else if (renewed !== null && (this.#jar === before || this.#jar.current?.client === renewed.client)) {
      await this.#handOver(renewed);
    } else if (hasSignedOut || result.errors?.some((error) => doubts.has(codeOf(error)))) {
      this.requestReauth();
    }
    return result;
  }

  /** Joins a subscription to its group. @throws GraphQLError when it may not or cannot be */
  subscribe(prepared: PreparedOperation, operationId: string): PendingStream {
    if (this.#entitlement === null) throw unauthenticated();
    const { engine, sources, off } = this.#tools;
    if (off !== null) throw off;
    const operation = prepareOperation(engine.schema, sources, prepared, this.#params.lang);
    if (!mayFollow(operation, this.#entitlement)) throw forbidden();
    const { subscriptionsPerUser } = this.#tools;
    const { person } = this;
    if (!subscriptionsPerUser.take(person)) throw codedError('RATE_LIMITED', 'Too many subscriptions.');
    const isFresh = this.#tools.clock().getTime() - this.#authenticatedAt < freshMs;
    if (dependsOnFavourites(operation) && !isFresh) this.requestReauth();
    const rights = this.#suspended ? null : this.#entitlement;
    return this.#subscriptions.add(operation, operationId, rights, () => subscriptionsPerUser.free(person));
  }

  /** Asks the client to reauthenticate, because its rights may have changed; not while it signs out here. */
  requestReauth(): void {
    const isSigningOut = [...(this.#running ?? [])].some(({ current }) => current === null);
    if (this.#asked || this.#closed || this.#entitlement === null || isSigningOut) return;
    this.#asked = true;
    this.#suspend();
    this.#cancelReauthTimeout = this.#tools.timers.after(this.#tools.reauthTimeoutMs, () => {
      this.close(new CloseError(closeCodes.noReauthentication, 'no reauthentication in time'));
    });
    this.#ping(reauthenticate);
  }

  /** Takes a pong. One that only repeats a ping's payload, as libraries send by themselves, is no answer. */
  async pong(payload: unknown): Promise<void> {
    if (!this.#asked || !hasCredentials(payload)) return;
    this.#asked = false;
    this.#cancelReauthTimeout?.();
    const params = readConnectionParams(payload);
    if (params.credentials === null) throw new CloseError(closeCodes.signedOut, 'signed out');
    await this.#reauthenticate(params);
  }

  /** Looks whether the socket must reauthenticate soon; to be called every minute at least. */
  watchExpiry(): void {
    this.#reauth.watch();
  }

  close(error: unknown): void {
    const { code, message } = closeErrorOf(error);
    this.ended();
    this.target.close(code, message);
  }

  /** Lets go of everything: the socket is closing or closed. */
  ended(): void {
    this.#closed = true;
    this.#suspend();
    this.#cancelReauthTimeout?.();
    this.#reauth.clear();
  }

  /** Keeps the credentials of an operation among those that run. */
  async #counted<Result>(jar: CredentialJar | null, run: () => Promise<Result>): Promise<Result> {
    if (jar === null) return run();
    this.#running ??= new Set();
    this.#running.add(jar);
    try {
      return await run();
    } finally {
      this.#running.delete(jar);
    }
  }

  /** Goes on in the class of the rights of now; a socket that may see nothing of what it watched is closed. */
  async #reauthenticate(params: ConnectionParams): Promise<void> {
    this.#suspend();
    const renewed = await this.#identify(params);
    if (this.#closed || this.#entitlement === null) return;
    if (renewed !== null) this.#ping({ credentials: toWire(renewed) });
    this.#suspended = false;
    if (!this.#subscriptions.resume(this.#entitlement))
      this.close(new CloseError(closeCodes.mayNot, 'may not'));
  }

  /** Validates credentials and takes them over; gives the rotated ones. */
  async #identify(params: ConnectionParams): Promise<Credentials | null> {
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
      this.target.claim(null);
      return null;
    }
    const context = this.#createContext(credentials, null, null);
    try {
      this.#entitlement = await this.#tools.authenticate(context);
    } catch (error) {
      throw closeErrorOf(error);
    }
    this.target.claim(credentials.uid);
    const { renewed } = context.session.jar;
    this.#adopt(renewed);
    this.#authenticatedAt = this.#tools.clock().getTime();
    if (!this.#closed) this.#reauth.plan(this.#entitlement.mayChangeAt);
    return renewed;
  }

  #createContext(credentials: Credentials | null, xsrfToken: string | null, trace: TraceSpan | null) {
    const { address, cookieHeader } = this.target;
    const details = { address, cookieHeader, xsrfToken, trace };
    return this.#tools.engine.createContext({ credentials, ...this.#params, ...details });
  }

  /** Takes over credentials that an operation rotated, and gives them to the client; a new person is authenticated. */
  async #handOver(renewed: Credentials): Promise<void> {
    const uidBefore = this.#jar.current?.uid;
    this.#adopt(renewed);
    this.#ping({ credentials: toWire(this.#jar.current) });
    if (this.#jar.current?.uid !== uidBefore) {
      await this.#reauthenticate({ credentials: this.#jar.current, ...this.#params });
    }
  }

  #adopt(renewed: Credentials | null): void {
    if (renewed !== null) {
      const headers = credentialHeaders(renewed);
      this.#jar.update((name) => headers[name]);
    }
  }

  #suspend(): void {
    this.#suspended = true;
    this.#subscriptions.suspend();
  }

  #ping(payload: Record<string, unknown>): void {
    this.target.send(JSON.stringify({ type: 'ping', payload }));
  }
}
