import type { ExecutionResult } from 'graphql';
import { bytesOf } from '../execution/serialized-result.ts';

const frameStart = Buffer.from(',"type":"next","payload":');
const frameEnd = Buffer.from('}');

/** A result shared by a group; its frame is serialized on first use. */
export class Payload {
  #frameTail: Buffer | null = null;

  constructor(readonly result: ExecutionResult) {}

  /** The bytes of a `next` message after the operation's id. */
  get frameTail(): Buffer {
    this.#frameTail ??= Buffer.concat([frameStart, bytesOf(this.result), frameEnd]);
    return this.#frameTail;
  }
}

/** Min. time between two payloads to one client: at most four a second. */
export const throttleMs = 250;

/** Limits the payload rate of a client over all of its subscriptions. Times are those of `Timers.now`. */
export class Throttle {
  #last = Number.NEGATIVE_INFINITY;

  get readyAt(): number {
    return this.#last + throttleMs;
  }

  recordDelivery(now: number): void {
    this.#last = now;
  }
}

/** Receives the payloads of one subscription of one client. */
export interface Sink {
  readonly throttle: Throttle;
  /** False for a client that reads too slowly; its payloads may be merged. */
  isWritable(): boolean;
  deliver(payload: Payload): void;
  /** Ends the subscription with an error. */
  fail(error: unknown): void;
}

/** Limits of the bytes buffered in a socket: above `soft` odds are merged, above `hard` the socket is closed. */
export interface ByteBudget {
  readonly soft: number;
  readonly hard: number;
}

/** The part of a WebSocket that a sink writes to. */
export interface FrameTarget {
  readonly isOpen: boolean;
  readonly bufferedAmount: number;
  send(message: string): void;
  write(frame: Buffer): void;
}

/** A socket as all of its sinks share it. */
export interface SinkSocket {
  readonly target: FrameTarget;
  readonly throttle: Throttle;
  readonly budget: ByteBudget;
  closeAsTooSlow(): void;
}

const finalTextFrame = 0x81;

/**
 * A complete server text frame (RFC 6455, section 5.2) of a head and a tail that many frames share. One buffer needs
 * one write.
 */
export function textFrame(head: Buffer, tail: Buffer): Buffer {
  const length = head.length + tail.length;
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = finalTextFrame;
  if (headerLength === 2) {
    frame[1] = length;
  } else if (headerLength === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(head, headerLength);
  frame.set(tail, headerLength + head.length);
  return frame;
}

/** One operation of a WebSocket. Writes the operation's id, then the group's shared bytes. */
export class SocketSink implements Sink {
  readonly throttle: Throttle;
  readonly #socket: SinkSocket;
  readonly #head: Buffer;
  readonly #stream: Pick<Sink, 'fail'>;

  /** @param stream ended by an error */
  constructor(socket: SinkSocket, operationId: string, stream: Pick<Sink, 'fail'>) {
    this.throttle = socket.throttle;
    this.#socket = socket;
    this.#head = Buffer.from(`{"id":${JSON.stringify(operationId)}`);
    this.#stream = stream;
  }

  isWritable(): boolean {
    const { target, budget } = this.#socket;
    return target.bufferedAmount <= budget.soft;
  }

  deliver(payload: Payload): void {
    const { target, budget } = this.#socket;
    if (!target.isOpen) return;
    if (target.bufferedAmount > budget.hard) {
      this.#socket.closeAsTooSlow();
      return;
    }
    target.write(textFrame(this.#head, payload.frameTail));
  }

  fail(error: unknown): void {
    this.#stream.fail(error);
  }
}
