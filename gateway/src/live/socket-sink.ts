import type { Pace } from './pace.ts';
import type { Payload } from './payload.ts';
import type { Sink } from './sink.ts';
import { textFrame } from './text-frame.ts';

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
  readonly pace: Pace;
  readonly budget: ByteBudget;
  readonly tooSlow: () => void;
}

/** One operation of a WebSocket: writes the group's text with only the operation's id before it. */
export class SocketSink implements Sink {
  readonly pace: Pace;
  readonly #options: SocketSinkOptions;
  readonly #head: Buffer;
  readonly #fail: (error: unknown) => void;

  constructor(options: SocketSinkOptions, operationId: string, fail: (error: unknown) => void) {
    this.pace = options.pace;
    this.#options = options;
    this.#head = Buffer.from(`{"id":${JSON.stringify(operationId)}`);
    this.#fail = fail;
  }

  hasRoom(): boolean {
    return this.#options.target.bufferedAmount <= this.#options.budget.soft;
  }

  deliver(payload: Payload): void {
    const { target, budget, tooSlow } = this.#options;
    if (!target.isOpen) {
      return;
    }
    if (target.bufferedAmount > budget.hard) {
      tooSlow();
      return;
    }
    target.write(textFrame(this.#head, payload.frameTail));
  }

  fail(error: unknown): void {
    this.#fail(error);
  }
}
