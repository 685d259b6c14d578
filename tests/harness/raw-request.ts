import { connect, type Socket } from 'node:net';

/** What a server did with bytes that were written to it by hand. */
export interface RawReply {
  /** Status of its first answer; null when it closed the connection without one. */
  readonly status: number | null;
  /** All that it wrote. */
  readonly text: string;
}

/** A connection on which bytes are written by hand. */
export class RawConnection {
  /** Resolves with all that came when the server has closed the connection. */
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

  /** Says that nothing more comes, and goes on listening. */
  halfClose(): this {
    this.#socket.end();
    return this;
  }

  /** Everything that has come, once it holds a text. */
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
