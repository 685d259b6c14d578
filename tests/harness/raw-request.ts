import { connect, type Socket } from 'node:net';

export interface RawReply {
  /** Status of the first response; null without a response. */
  readonly status: number | null;
  /** All received bytes as Latin-1. */
  readonly text: string;
}

/** A TCP connection for requests that no HTTP client would send. */
export class RawConnection {
  /** Resolves when the server has closed the connection. */
  readonly ended: Promise<RawReply>;
  readonly #socket: Socket;
  #text = '';

  /** @param url address of the server, without a path */
  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    this.#socket.on('data', (data) => {
      this.#text += data.toString('latin1');
    });
    this.ended = new Promise((resolve) => {
      const end = () => resolve(this.#reply());
      this.#socket.on('error', end);
      this.#socket.on('end', () => {
        this.#socket.destroy();
        end();
      });
      this.#socket.on('close', end);
    });
  }

  write(bytes: string | Uint8Array): this {
    this.#socket.write(bytes);
    return this;
  }

  /** Closes the writing side only. */
  halfClose(): this {
    this.#socket.end();
    return this;
  }

  /**
   * Resolves when the received bytes contain `text`.
   * @throws Error when the connection closes first
   */
  async until(text: string): Promise<RawReply> {
    while (!this.#text.includes(text)) {
      await new Promise<void>((resolve, reject) => {
        this.#socket.once('data', () => resolve());
        this.#socket.once('close', () => reject(new Error(`closed before "${text}" came: ${this.#text}`)));
      });
    }
    return this.#reply();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #reply(): RawReply {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(this.#text)?.[1];
    return { status: status === undefined ? null : Number(status), text: this.#text };
  }
}
