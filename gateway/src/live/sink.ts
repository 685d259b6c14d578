import type { ExecutionResult } from 'graphql';
import { bytesOf } from '../execution/serialized-result.ts';

const frameStart = Buffer.from(',"type":"next","payload":');
const frameEnd = Buffer.from('}');

/** One result for a whole group; its text is made once, when first asked for. */
export class Payload {
  readonly result: ExecutionResult;
  #frameTail: Buffer | null = null;

  constructor(result: ExecutionResult) {
    this.result = result;
  }

  /** A `next` message of the socket protocol from after the operation's id to its end. */
  get frameTail(): Buffer {
    this.#frameTail ??= Buffer.concat([frameStart, bytesOf(this.result), frameEnd]);
    return this.#frameTail;
  }
}

/** Least time between two payloads to one client: at most four a second. */
export const throttleMs = 250;

/** When a client may get its next payload, over all of its subscriptions. Times are on the timers' scale. */
export class Throttle {
  #last = Number.NEGATIVE_INFINITY;

  get readyAt(): number {
    return this.#last + throttleMs;
  }

  took(now: number): void {
    this.#last = now;
  }
}

/** Where the payloads of one subscription of one client go. */
export interface Sink {
  readonly throttle: Throttle;
  /** Whether the client keeps up; one that does not waits, where payloads may be merged. */
  isWritable(): boolean;
  deliver(payload: Payload): void;
  /** Ends the subscription with an error. */
  fail(error: unknown): void;
}

/** How many bytes may wait in a socket: over `soft` odds wait and merge, over `hard` the socket is closed. */
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

/** A socket as its sinks see it; they share it. */
export interface SinkSocket {
  readonly target: FrameTarget;
  readonly throttle: Throttle;
  readonly budget: ByteBudget;
  /** Told that more waits than may. */
  tooSlow(): void;
}

const finalText = 0x81;

/**
 * A server's whole text frame (RFC 6455, section 5.2) for a message in two parts, the second of which many frames share.
 * One buffer is one write to the system.
 */
export function textFrame(head: Buffer, tail: Buffer): Buffer {
  const length = head.length + tail.length;
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = finalText;
  if (start === 2) {
    frame[1] = length;
  } else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(head, start);
  frame.set(tail, start + head.length);
  return frame;
}

/** One operation of a WebSocket: writes the group's text with only the operation's id before it. */
export class SocketSink implements Sink {
  readonly throttle: Throttle;
  readonly #socket: SinkSocket;
  readonly #head: Buffer;
  readonly #stream: Pick<Sink, 'fail'>;

  /** @param stream what an error ends */
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
      this.#socket.tooSlow();
      return;
    }
    target.write(textFrame(this.#head, payload.frameTail));
  }

  fail(error: unknown): void {
    this.#stream.fail(error);
  }
}
