import { connect, type Socket } from 'node:net';
import { clientFrame, type Frame, firstFrame, opcode } from './frames.ts';

/** The messages of a watcher. */
export interface WatcherPlan {
  readonly host: string;
  readonly port: number;
  /** The local address of the watcher. */
  readonly from: string;
  readonly path: string;
  /** Messages of graphql-transport-ws. */
  readonly init: string;
  readonly subscribe: string;
}

const textFrame = (text: string): Buffer => clientFrame(opcode.text, Buffer.from(text));

/** Any 16 bytes. */
const key = Buffer.from('tipgraph-watcher').toString('base64');

const headEnd = '\r\n\r\n';

/**
 * A minimal WebSocket client, so that thousands use little processor time. `onEvent` gets
 * the payload of each `next`.
 */
export class Watcher {
  readonly #plan: WatcherPlan;
  readonly #onEvent: (message: Buffer) => void;
  readonly #socket: Socket;
  #waiting: Buffer = Buffer.alloc(0);
  #upgraded = false;
  #tellReady: () => void = () => {};
  #fail: (fault: Error) => void = () => {};

  /** Resolves when the server has answered a message after the subscription; rejects when it is disconnected first. */
  readonly ready: Promise<void>;

  constructor(plan: WatcherPlan, onEvent: (message: Buffer) => void, onFault: (fault: Error) => void) {
    this.#plan = plan;
    this.#onEvent = onEvent;
    this.ready = new Promise((resolve, reject) => {
      this.#tellReady = resolve;
      let hasFailed = false;
      this.#fail = (fault) => {
        if (hasFailed) return;
        hasFailed = true;
        this.#socket.destroy();
        reject(fault);
        onFault(fault);
      };
    });
    this.#socket = connect({ host: plan.host, port: plan.port, localAddress: plan.from, noDelay: true });
    this.#socket.on('connect', () => this.#socket.write(this.#upgradeRequest()));
    this.#socket.on('data', (bytes) => this.#take(bytes));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('The socket was closed.')));
  }

  #upgradeRequest(): string {
    const { host, port, path } = this.#plan;
    return [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '',
      '',
    ].join('\r\n');
  }

  #take(bytes: Buffer): void {
    let rest = this.#waiting.length === 0 ? bytes : Buffer.concat([this.#waiting, bytes]);
    if (!this.#upgraded) {
      const end = rest.indexOf(headEnd);
      if (end === -1) {
        this.#waiting = rest;
        return;
      }
      const head = rest.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 101')) {
        this.#fail(new Error(`No upgrade: ${head}`));
        return;
      }
      this.#upgraded = true;
      this.#socket.write(textFrame(this.#plan.init));
      rest = rest.subarray(end + headEnd.length);
    }
    for (let frame = firstFrame(rest); frame !== null; frame = firstFrame(rest)) {
      rest = rest.subarray(frame.size);
      this.#takeFrame(frame);
    }
    this.#waiting = rest;
  }

  #takeFrame({ code, payload }: Frame): void {
    if (code === opcode.ping) this.#socket.write(clientFrame(opcode.pong, payload));
    if (code === opcode.close) this.#fail(new Error(`The server closed: ${payload.toString('utf8', 2)}`));
    if (code === opcode.text) this.#takeMessage(payload);
  }

  #takeMessage(message: Buffer): void {
    if (message.indexOf('"type":"next"') !== -1) {
      this.#onEvent(message);
      return;
    }
    const { type } = JSON.parse(message.toString()) as { type: string };
    if (type === 'connection_ack') {
      this.#socket.write(Buffer.concat([textFrame(this.#plan.subscribe), textFrame('{"type":"ping"}')]));
    } else if (type === 'pong') {
      this.#tellReady();
    } else if (type === 'ping') {
      // The server may request a reauthentication.
      this.#socket.write(textFrame(this.#plan.init.replace('connection_init', 'pong')));
    } else {
      this.#fail(new Error(`The server said ${message.toString()}`));
    }
  }
}
