import type { ExecutionResult } from 'graphql';
import { bytesOf } from '../execution/serialized-result.ts';

const frameStart = Buffer.from(',"type":"next","payload":');
const frameEnd = Buffer.from('}');

/** A result shared by a group; it is serialized on first use. */
export class Payload {
  readonly result: ExecutionResult;
  #tail: Buffer | null = null;
  #frame: Buffer = Buffer.alloc(0);
  #headLength = 0;

  constructor(result: ExecutionResult) {
    this.result = result;
  }

  get byteLength(): number {
    return this.#serialized().byteLength;
  }

  /**
   * Writes the `next` message of an operation. Messages differ only in the id, so a frame that the system has taken is
   * reused for the next client.
   * @param head the message up to the id
   */
  writeTo(socket: SinkSocket, head: Buffer): void {
    const tail = this.#serialized();
    if (head.length === this.#headLength) {
      this.#frame.set(head, this.#frame.length - tail.length - head.length);
    } else {
      this.#frame = textFrame(head, tail);
      this.#headLength = head.length;
    }
    if (!socket.write(this.#frame)) this.#headLength = 0;
  }

  /** The message after the operation's id. */
  #serialized(): Buffer {
    this.#tail ??= Buffer.concat([frameStart, bytesOf(this.result), frameEnd]);
    return this.#tail;
  }
}

/** Min. time between two payloads to one client: at most four a second. */
export const throttleMs = 250;

/** Limits the payload rate of a client over all of its subscriptions. Times are those of `Timers.now`. */
export class Throttle {
  readyAt = Number.NEGATIVE_INFINITY;

  recordDelivery(now: number): void {
    this.readyAt = now + throttleMs;
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

/** A socket as all of its subscriptions share it. */
export interface SinkSocket extends Pick<Sink, 'throttle' | 'isWritable'> {
  /**
   * Writes a frame, unless the client reads too slowly: then the socket is closed.
   * @returns false while the frame is still needed
   */
  write(frame: Buffer): boolean;
}

const finalTextFrame = 0x81;

/** A complete server text frame (RFC 6455, section 5.2). One buffer needs one write. */
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
