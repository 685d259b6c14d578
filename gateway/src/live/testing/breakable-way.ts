import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server on this machine that a test can break and restore. */
export class BreakableWay {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isBroken = false;

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
      }
    });
  }

  /** Opens a way to the server of an address. */
  static async to(url: string): Promise<BreakableWay> {
    const way = new BreakableWay(new URL(url));
    way.#server.listen(0, '127.0.0.1');
    await once(way.#server, 'listening');
    return way;
  }

  /** The port at this end. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts all connections and lets no other ones through. */
  break(): void {
    this.#isBroken = true;
    for (const socket of this.#open) socket.destroy();
  }

  restore(): void {
    this.#isBroken = false;
  }

  async close(): Promise<void> {
    this.break();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
