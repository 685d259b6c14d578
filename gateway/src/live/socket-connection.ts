import type { Duplex } from 'node:stream';
import type { WebSocket as ProtocolSocket } from 'graphql-ws';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { KeyedCounter } from '../kit/keyed-counter.ts';
import { CloseError, closeCodes } from './close-error.ts';
import { userKeyOf } from './entitlement.ts';
import { parseJson } from './parse-json.ts';
import type { SessionSocket, SocketDeps } from './session-deps.ts';
import { Throttle } from './sink.ts';
import { SocketSession } from './socket-session.ts';
import type { Cancel } from './timers.ts';

/** Time that a rejected client gets to close its socket, ms. */
export const closeTimeoutMs = 1000;

const member = z.unknown().optional();
/** Kept with its operation, several times; clients send UUIDs or counters. */
const operationId = z.string().max(128).optional();
const messageType = z.enum(['connection_init', 'ping', 'pong', 'subscribe', 'complete']);
/** Drops other members: graphql-ws keeps a message as long as the subscription that it started. */
const messageSchema = z.object({ id: operationId, type: messageType, payload: member });

/** Max. length of a close reason in bytes (RFC 6455, section 5.5). */
const maxReasonBytes = 123;

const pong = JSON.stringify({ type: 'pong' });
/** A complete ping frame without payload (RFC 6455, section 5.5.2), shared by all sockets. */
const pingFrame = Buffer.from([0x89, 0]);

/**
 * An open socket, for its session and for graphql-ws. One object with methods and few closures, because there are
 * thousands.
 */
export class SocketConnection implements SessionSocket, ProtocolSocket {
  readonly socket: WebSocket;
  readonly address: string;
  /** The `Cookie` header of the upgrade request; null for none. */
  readonly cookieHeader: string | null;
  readonly throttle = new Throttle();
  readonly session: SocketSession;
  /** Whether anything was received since the last check. */
  #isAlive = true;
  readonly #stream: Duplex;
  readonly #deps: SocketDeps;
  readonly #guests: KeyedCounter;
  #isGuest = false;
  #userKey: string | null = null;
  #isClosed = false;
  #cancelInitTimeout: Cancel | null;
  #cancelTerminate: Cancel | null = null;
  #messages = 0;
  #receivedBytes = 0;

  constructor(
    { socket, address, cookieHeader }: Pick<SocketConnection, 'socket' | 'address' | 'cookieHeader'>,
    stream: Duplex,
    deps: SocketDeps,
    guests: KeyedCounter,
  ) {
    this.socket = socket;
    this.address = address;
    this.cookieHeader = cookieHeader;
    this.#stream = stream;
    this.#deps = deps;
    this.#guests = guests;
    this.session = new SocketSession(deps, this);
    this.#cancelInitTimeout = deps.timers.after(deps.limits.initMs, () => {
      this.session.close(new CloseError(closeCodes.noInit, 'no init in time'));
    });
  }

  /** The authenticated user's `userKeyOf`; null for a guest. */
  get userKey(): string | null {
    return this.#userKey;
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  isWritable(): boolean {
    return this.#stream.writableLength <= this.#deps.limits.buffered.soft;
  }

  send(message: string | Buffer): void {
    if (!this.#canSend()) return;
    this.socket.send(message, { binary: false });
    this.#pauseUntilRead();
  }

  write(frame: Buffer): boolean {
    if (!this.#canSend()) return true;
    this.#stream.write(frame);
    return this.#stream.writableLength === 0;
  }

  /** Answers a ping without its payload, so that clients cannot make the gateway echo data. */
  onPing(): void {
    this.send(pong);
  }

  /** Omits a reason that is too long: those of graphql-ws contain the client's operation id. */
  close(code: number, reason: string): void {
    this.socket.close(code, Buffer.byteLength(reason) > maxReasonBytes ? '' : reason);
  }

  /**
   * Terminates the socket when nothing was received since the last check; else sends a ping and resets the receive
   * counters.
   */
  checkAlive(): void {
    this.#messages = 0;
    this.#receivedBytes = 0;
    if (this.#isAlive) {
      this.#isAlive = false;
      if (this.#isOpen) this.#stream.write(pingFrame);
    } else {
      this.socket.terminate();
    }
  }

  clearInitTimeout(): void {
    this.#cancelInitTimeout?.();
    this.#cancelInitTimeout = null;
  }

  /** Passes messages on parsed, which graphql-ws also accepts; it closes the socket for one that is null. */
  onMessage(take: (data: string) => Promise<void>): void {
    const count = ({ byteLength }: Buffer) => void this.#mayReceive(byteLength);
    this.socket.on('ping', count);
    this.socket.on('pong', count);
    this.socket.on('message', (data) => {
      const message = String(data);
      if (!this.#mayReceive(Buffer.byteLength(message))) return;
      take(parseJson(messageSchema, message) as unknown as string).catch((error: unknown) => {
        if (!(error instanceof CloseError)) this.#deps.logger.error({ err: error }, 'socket fault');
        this.session.close(error);
      });
    });
  }

  /** Call when the socket is closed. */
  dispose(): void {
    this.#isClosed = true;
    this.clearInitTimeout();
    this.#cancelTerminate?.();
    this.setUser(null);
    this.#leaveGuests();
    this.session.dispose();
  }

  /** Counts the socket for a user instead of the previous one; a closed socket counts for none. */
  setUser(uid: string | null): void {
    const userKey = uid === null || this.#isClosed ? null : userKeyOf(uid);
    if (userKey === this.#userKey) return;
    const { perUser } = this.#deps;
    if (userKey !== null && !perUser.take(userKey)) throw new CloseError(closeCodes.tryAgain, 'too many');
    if (this.#userKey !== null) perUser.free(this.#userKey);
    this.#userKey = userKey;
    if (userKey !== null) this.#leaveGuests();
  }

  joinGuests(): void {
    if (this.#isClosed || this.#isGuest) return;
    this.#isGuest = this.#guests.take('guests');
    if (!this.#isGuest) this.session.close(new CloseError(closeCodes.tryAgain, 'too many'));
  }

  #leaveGuests(): void {
    if (this.#isGuest) this.#guests.free('guests');
    this.#isGuest = false;
  }

  get #isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Whether the socket is open. Closes that of a client that reads too slowly. */
  #canSend(): boolean {
    if (!this.#isOpen) return false;
    if (this.#stream.writableLength <= this.#deps.limits.buffered.hard) return true;
    this.session.close(new CloseError(closeCodes.tooSlow, 'too slow'));
    return false;
  }

  /** Counts a message or a control frame. Above a limit, rejects it and all further ones. */
  #mayReceive(byteLength: number): boolean {
    if (this.#cancelTerminate !== null) return false;
    const { messages, bytes } = this.#deps.limits.maxReceived;
    this.#isAlive = true;
    this.#messages += 1;
    this.#receivedBytes += byteLength;
    if (this.#messages <= messages && this.#receivedBytes <= bytes) return true;
    this.#rejectMessages();
    return false;
  }

  /** Closes the socket, stops reading, and terminates it when the client does not close in time. */
  #rejectMessages(): void {
    this.session.close(new CloseError(closeCodes.tooManyMessages, 'too many messages'));
    this.socket.pause();
    this.#cancelTerminate = this.#deps.timers.after(closeTimeoutMs, () => this.socket.terminate());
  }

  /** Stops reading from a client that does not read what it was sent. */
  #pauseUntilRead(): void {
    if (this.socket.isPaused || this.isWritable()) return;
    this.socket.pause();
    this.#stream.once('drain', () => this.socket.resume());
  }
}
