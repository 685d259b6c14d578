import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a local server that a test can break or pause. */
export class TestProxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isBroken = false;
  #isPaused = false;

  private constructor(target: URL) {
    this.#server = createServer((from) => {
      if (this.#isBroken) {
        from.destroy();
        return;
      }
      const to = connect(Number(target.port), target.hostname);
      for (const [end, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.#open.add(end);
        end.on('error', () => end.destroy());
        end.on('close', () => {
          this.#open.delete(end);
          other.destroy();
        });
        end.pipe(other);
        if (this.#isPaused) end.pause();
      }
    });
  }

  static async to(url: string): Promise<TestProxy> {
    const proxy = new TestProxy(new URL(url));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Closes all connections and rejects new ones. */
  break(): void {
    this.#isBroken = true;
    for (const socket of this.#open) socket.destroy();
  }

  /** Forwards no data of the open connections until `resume`; new connections work. */
  freeze(): void {
    for (const socket of this.#open) socket.pause();
  }

  /** Forwards no data until `resume`. */
  pause(): void {
    this.#isPaused = true;
    this.freeze();
  }

  resume(): void {
    this.#isPaused = false;
    for (const socket of this.#open) socket.resume();
  }

  restore(): void {
    this.#isBroken = false;
  }

  async close(): Promise<void> {
    this.break();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
