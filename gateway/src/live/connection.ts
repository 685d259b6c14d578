import type { Duplex } from 'node:stream';
import type { WebSocket as ProtocolSocket } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { KeyedCounter } from '../kit/keyed-counter.ts';
import { CloseError, closeCodes } from './close-error.ts';
import { personKey } from './entitlement.ts';
import type { SessionSocket, SessionTools } from './session-tools.ts';
import { SocketSession } from './socket-session.ts';
import type { Cancel } from './timers.ts';

export interface ConnectionParts {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  /** Where the client is. */
  readonly address: string;
  /** The cookies of the request that opened it; null for none. */
  readonly cookieHeader: string | null;
}

export interface ConnectionTools {
  readonly session: SessionTools;
  readonly perUser: KeyedCounter;
  /** Told what went wrong with a message, for which the socket is closed. */
  readonly onFault: (error: unknown) => void;
  /** How much a client may send between two checks for signs of life. */
  readonly maxReceived: { readonly messages: number; readonly bytes: number };
}

/** How long a client may take to close a socket that was refused, in milliseconds. */
export const refusalMs = 1000;

const pong = JSON.stringify({ type: 'pong' });
/** A whole ping frame without payload (RFC 6455, section 5.5.2), so that asking is one write of the same bytes. */
const pingFrame = Buffer.from([0x89, 0]);

/**
 * One open socket, for its session and for the protocol library alike. There are thousands, so it is one object with
 * methods and has no function of its own but for its listeners.
 */
export class Connection implements SessionSocket, ProtocolSocket {
  readonly address: string;
  readonly cookieHeader: string | null;
  readonly session: SocketSession;
  /** Whether it takes one of the guests' places. */
  isGuest = false;
  /** Whether anything came since it was last asked. */
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #tools: ConnectionTools;
  #person: string | null = null;
  #isGone = false;
  #cancelInitLimit: Cancel | null = null;
  #cancelCut: Cancel | null = null;
  #messages = 0;
  #receivedBytes = 0;

  constructor({ socket, stream, address, cookieHeader }: ConnectionParts, tools: ConnectionTools) {
    this.address = address;
    this.cookieHeader = cookieHeader;
    this.#socket = socket;
    this.#stream = stream;
    this.#tools = tools;
    this.session = new SocketSession(tools.session, this);
  }

  /** Who is authenticated behind it, by `personKey`; null for a guest. */
  get person(): string | null {
    return this.#person;
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get bufferedAmount(): number {
    return this.#stream.writableLength;
  }

  /** Sends a message, as text or its bytes in UTF-8; a client that leaves more unread than the budget holds is closed instead. */
  send(message: string | Buffer): void {
    if (!this.isOpen) return;
    if (this.bufferedAmount > this.#tools.session.budget.hard) {
      this.session.close(new CloseError(closeCodes.tooSlow, 'too slow'));
      return;
    }
    this.#socket.send(message, { binary: false });
    this.#pauseUntilRead();
  }

  /** Answers a ping without its payload: what a client sends is not sent back to it. */
  onPing(): void {
    this.send(pong);
  }

  write(frame: Buffer): void {
    this.#stream.write(frame);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Resolves when it is closed. */
  closed(): Promise<void> {
    return new Promise((resolve) => this.#socket.once('close', () => resolve()));
  }

  /** Cuts it off. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** Cuts it off if nothing came since the last time, else asks for a sign of life and counts its messages anew. */
  checkAlive(): void {
    this.#messages = 0;
    this.#receivedBytes = 0;
    if (this.isAlive) {
      this.isAlive = false;
      if (this.isOpen) this.write(pingFrame);
    } else {
      this.#socket.terminate();
    }
  }

  /** Closes it when the client has not begun in time. */
  limitInit(ms: number): void {
    this.#cancelInitLimit = this.#tools.session.timers.after(ms, () => {
      this.session.close(new CloseError(closeCodes.noInit, 'no init in time'));
    });
  }

  /** Says that the client has begun. */
  endInitLimit(): void {
    this.#cancelInitLimit?.();
    this.#cancelInitLimit = null;
  }

  onMessage(take: (data: string) => Promise<void>): void {
    this.#socket.on('message', (data) => {
      if (this.#cancelCut !== null) return;
      const message = String(data);
      const { messages, bytes } = this.#tools.maxReceived;
      this.isAlive = true;
      this.#messages += 1;
      this.#receivedBytes += Buffer.byteLength(message);
      if (this.#messages > messages || this.#receivedBytes > bytes) {
        this.#refuseMore();
        return;
      }
      take(message).catch((error: unknown) => {
        if (!(error instanceof CloseError)) this.#tools.onFault(error);
        this.session.close(error);
      });
    });
  }

  /** Lets go of everything: it is closed. */
  ended(): void {
    this.#isGone = true;
    this.endInitLimit();
    this.#cancelCut?.();
    this.claim(null);
    this.session.ended();
  }

  /** Counts it under a person, and no more under the one before; once it is closed it counts under nobody. */
  claim(uid: string | null): void {
    const person = uid === null || this.#isGone ? null : personKey(uid);
    if (person === this.#person) return;
    const { perUser } = this.#tools;
    if (person !== null && !perUser.take(person)) throw new CloseError(closeCodes.tryAgain, 'too many');
    if (this.#person !== null) perUser.free(this.#person);
    this.#person = person;
  }

  /** Says why, reads nothing more, and cuts it off when the client has had time to hear. */
  #refuseMore(): void {
    this.session.close(new CloseError(closeCodes.tooManyMessages, 'too many messages'));
    this.#socket.pause();
    this.#cancelCut = this.#tools.session.timers.after(refusalMs, () => this.#socket.terminate());
  }

  /** Takes nothing more from a client that does not read what it was sent. */
  #pauseUntilRead(): void {
    if (this.#socket.isPaused || this.bufferedAmount <= this.#tools.session.budget.soft) return;
    this.#socket.pause();
    this.#stream.once('drain', () => this.#socket.resume());
  }
}
