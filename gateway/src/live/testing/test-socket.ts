import { type ClientOptions, WebSocket } from 'ws';

/** A message of the socket protocol as a test reads it. */
export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** How to open a socket; `protocol` is graphql-transport-ws when absent. */
export type TestSocketOptions = ClientOptions & { readonly protocol?: string };

/** A client that speaks the socket protocol word by word. */
export class TestSocket {
  readonly ws: WebSocket;
  /** The code that the socket was closed with. */
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

  /** Messages that nobody has asked for yet. */
  get unread(): readonly Message[] {
    return this.#messages;
  }

  /** Resolves when the socket is open. */
  async opened(): Promise<void> {
    if (this.ws.readyState === WebSocket.CONNECTING) {
      await new Promise((resolve) => this.ws.once('open', resolve));
    }
  }

  /** Sends anything as JSON. */
  async send(message: unknown): Promise<void> {
    await this.opened();
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message. */
  async next(): Promise<Message> {
    return this.#messages.shift() ?? new Promise((resolve) => this.#readers.push(resolve));
  }

  /** Sends `connection_init` and gives the acknowledgement's payload. */
  async init(payload?: Record<string, unknown>): Promise<unknown> {
    await this.send({ type: 'connection_init', payload });
    return (await this.next()).payload;
  }

  /** Begins an operation and waits until the server has dealt with all that was sent before. */
  async subscribe(id: string, query: string, variables: Record<string, unknown> = {}): Promise<void> {
    await this.send({ id, type: 'subscribe', payload: { query, variables } });
    await this.send({ type: 'ping', payload: { after: id } });
    const held: Message[] = [];
    for (let message = await this.next(); message.type !== 'pong'; message = await this.next()) {
      held.push(message);
    }
    this.#messages.unshift(...held);
  }
}

interface Refusal {
  readonly extensions: { readonly code: unknown };
}

/** The codes in an `error` message or in a result. */
export const codesOf = ({ payload }: Message): unknown[] => {
  const errors = Array.isArray(payload) ? payload : (payload as { errors: Refusal[] }).errors;
  return errors.map(({ extensions }: Refusal) => extensions.code);
};
