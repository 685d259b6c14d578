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
  /** Writes a text frame of two parts, unless the client reads too slowly: then the socket is closed. */
  write(head: Buffer, tail: Buffer): void;
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
