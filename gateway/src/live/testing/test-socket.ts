import { type ClientOptions, WebSocket } from 'ws';

export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** `protocol` defaults to graphql-transport-ws. */
export type TestSocketOptions = ClientOptions & { readonly protocol?: string };

/** A client that sends and reads single protocol messages. */
export class TestSocket {
  readonly ws: WebSocket;
  /** The close code. */
  readonly closed: Promise<number>;
  readonly #messages: Message[] = [];
  #readers: ((message: Message) => void)[] = [];

  constructor(url: string, { protocol = 'graphql-transport-ws', ...options }: TestSocketOptions) {
    this.ws = new WebSocket(url, protocol, options);
    this.closed = new Promise((resolve) => {
      this.ws.once('close', resolve);
    });
    this.ws.on('error', () => {});
    this.ws.on('message', (data) => {
      const message: Message = JSON.parse(String(data));
      const reader = this.#readers.shift();
      if (reader === undefined) {
        this.#messages.push(message);
      } else {
        reader(message);
      }
    });
  }

  /** Messages not yet returned by `next`. */
  get unread(): readonly Message[] {
    return this.#messages;
  }

  async opened(): Promise<void> {
    if (this.ws.readyState === WebSocket.CONNECTING) {
      await new Promise((resolve) => this.ws.once('open', resolve));
    }
  }

  /** Sends a string, or another value as JSON. */
  async send(message: unknown): Promise<void> {
    await this.opened();
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async next(): Promise<Message> {
    return this.#messages.shift() ?? new Promise((resolve) => this.#readers.push(resolve));
  }

  /** Sends `connection_init`; returns the payload of `connection_ack`. */
  async init(payload?: Record<string, unknown>): Promise<unknown> {
    await this.send({ type: 'connection_init', payload });
    return (await this.next()).payload;
  }

  /** Starts an operation and waits until the server has processed it. */
  async subscribe(id: string, query: string, variables: Record<string, unknown> = {}): Promise<void> {
    await this.send({ id, type: 'subscribe', payload: { query, variables } });
    await this.send({ type: 'ping', payload: { after: id } });
    const early: Message[] = [];
    for (let message = await this.next(); message.type !== 'pong'; message = await this.next()) {
      early.push(message);
    }
    this.#messages.unshift(...early);
  }
}

interface ErrorItem {
  readonly extensions: { readonly code: unknown };
}

/** The codes in an `error` message or in a result. */
export const codesOf = ({ payload }: Message): unknown[] => {
  const errors = Array.isArray(payload) ? payload : (payload as { errors: ErrorItem[] }).errors;
  return errors.map(({ extensions }: ErrorItem) => extensions.code);
};
