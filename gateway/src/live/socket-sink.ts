import type { Payload } from './payload.ts';
import type { PendingStream } from './pending-stream.ts';
import type { Sink } from './sink.ts';
import { textFrame } from './text-frame.ts';
import type { Throttle } from './throttle.ts';

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

/** What a socket's sinks share. */
export interface SocketSinkOptions {
  readonly target: FrameTarget;
  readonly pace: Throttle;
  readonly budget: ByteBudget;
  readonly tooSlow: () => void;
}

/** One operation of a WebSocket: writes the group's text with only the operation's id before it. */
export class SocketSink implements Sink {
  readonly pace: Throttle;
  readonly #target: FrameTarget;
  readonly #budget: ByteBudget;
  readonly #tooSlow: () => void;
  readonly #head: Buffer;
  readonly #stream: Pick<PendingStream, 'fail'>;

  /** @param stream what an error ends */
  constructor(
    { target, pace, budget, tooSlow }: SocketSinkOptions,
    operationId: string,
    stream: Pick<PendingStream, 'fail'>,
  ) {
    this.pace = pace;
    this.#target = target;
    this.#budget = budget;
    this.#tooSlow = tooSlow;
    this.#head = Buffer.from(`{"id":${JSON.stringify(operationId)}`);
    this.#stream = stream;
  }

  isWritable(): boolean {
    return this.#target.bufferedAmount <= this.#budget.soft;
  }

  deliver(payload: Payload): void {
    if (!this.#target.isOpen) {
      return;
    }
    if (this.#target.bufferedAmount > this.#budget.hard) {
      this.#tooSlow();
      return;
    }
    this.#target.write(textFrame(this.#head, payload.frameTail));
  }

  fail(error: unknown): void {
    this.#stream.fail(error);
  }
}
