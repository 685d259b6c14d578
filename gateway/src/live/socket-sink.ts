import type { PendingStream } from './pending-stream.ts';
import type { Payload, Sink, Throttle } from './sink.ts';

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
  /** Writes a frame as it is. */
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
  readonly #stream: Pick<PendingStream, 'fail'>;

  /** @param stream what an error ends */
  constructor(socket: SinkSocket, operationId: string, stream: Pick<PendingStream, 'fail'>) {
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
