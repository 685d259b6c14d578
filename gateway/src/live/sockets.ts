import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { handleProtocols, makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { OperationTrace } from '../execution/context.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import { bytesOf } from '../execution/serialized-result.ts';
import { addressGroup } from '../kit/address-group.ts';
import { codedError, codeOf, presentError, toGraphQLError } from '../kit/errors.ts';
import { KeyedCounter } from '../kit/keyed-counter.ts';
import type { Logger } from '../kit/logger.ts';
import type { TraceSpan, Tracing } from '../kit/trace.ts';
import { CloseError, closeCodes } from './close-error.ts';
import { Connection, type ConnectionTools, refusalMs } from './connection.ts';
import type { SessionTools } from './session-tools.ts';
import type { PendingStream } from './streams.ts';
import type { Cancel } from './timers.ts';

/** Limits of the sockets; times are milliseconds. */
export interface SocketLimits {
  readonly sockets: number;
  /** How many of them may be guests', who can follow nothing: members always find a place. */
  readonly guests: number;
  /** How many of one address; one line of IPv6 counts as one. */
  readonly ofAddress: number;
  /** How many operations may run on one socket at a time. */
  readonly operations: number;
  readonly messageBytes: number;
  /** How much a client may send within `keepAliveMs`. */
  readonly received: { readonly messages: number; readonly bytes: number };
  /** How long to wait for `connection_init`. */
  readonly initMs: number;
  /** A socket that answers no ping for so long is dead; less than a minute, since ends of rights are looked for as often. */
  readonly keepAliveMs: number;
  /** How long clients may take to close when the process ends. */
  readonly drainMs: number;
}

export interface SocketsOptions {
  readonly tools: SessionTools;
  readonly limits: SocketLimits;
  readonly perUser: KeyedCounter;
  readonly logger: Pick<Logger, 'error'>;
  readonly tracing?: Tracing | null;
}

/** Sockets are checked for signs of life in so many groups, one after the other: a check of all at once blocks the event loop. */
const keepAliveGroups = 20;

/** One operation of a socket on its way through the protocol library. */
class SocketWork {
  constructor(
    readonly connection: Connection,
    readonly operationId: string,
    readonly operation: PreparedOperation,
    readonly payload: SubscribePayload,
  ) {}
}

/**
 * The WebSocket way in, protocol graphql-transport-ws. The library keeps the protocol; payloads of subscriptions are
 * written to the socket by their group, past the library.
 */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #upgrader: WebSocketServer;
  readonly #protocol: Server<Connection>;
  readonly #connectionTools: ConnectionTools;
  readonly #connections = new Set<Connection>();
  readonly #groups = Array.from({ length: keepAliveGroups }, () => new Set<Connection>());
  #opened = 0;
  readonly #ofAddress: KeyedCounter;
  #guests = 0;
  #cancelKeepAlive: Cancel = () => {};
  #closing = false;

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#ofAddress = new KeyedCounter(options.limits.ofAddress);
    this.#connectionTools = {
      session: options.tools,
      perUser: options.perUser,
      onFault: (err) => options.logger.error({ err }, 'socket fault'),
      maxReceived: options.limits.received,
    };
    this.#upgrader = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
      handleProtocols,
    });
    this.#protocol = this.#makeProtocol();
    this.#keepAlive(this.#groups);
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Takes over a connection whose path and origin were checked. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#upgrader.handleUpgrade(request, socket, head, (opened) => this.#take(opened, socket, request));
  }

  /** Asks the sockets of a person by `personKey`, or all, to reauthenticate, because rights may have changed. */
  requestReauth(person: string | null): void {
    for (const connection of this.#connections) {
      if (person === null || connection.person === person) connection.session.requestReauth();
    }
  }

  /** Tells every client that the process ends and waits until they have gone, or cuts them off. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#cancelKeepAlive();
    const gone = [...this.#connections].map((connection) => {
      const closed = connection.closed();
      connection.session.close(new CloseError(closeCodes.restarting, 'restarting'));
      return closed;
    });
    const cancelCut = this.#options.tools.timers.after(this.#options.limits.drainMs, () => {
      for (const connection of this.#connections) connection.terminate();
    });
    await Promise.all(gone);
    cancelCut();
    this.#upgrader.close();
  }

  #take(socket: WebSocket, stream: Duplex, request: IncomingMessage): void {
    const { limits, tools } = this.#options;
    const address = tools.addressOf(request);
    const line = addressGroup(address);
    if (this.#closing || this.#connections.size >= limits.sockets || !this.#ofAddress.take(line)) {
      socket.on('error', terminate);
      const [code, reason] = this.#closing
        ? ([closeCodes.restarting, 'restarting'] as const)
        : ([closeCodes.tryAgain, 'too many'] as const);
      socket.close(code, reason);
      const cancelCut = tools.timers.after(refusalMs, () => socket.terminate());
      socket.once('close', cancelCut);
      return;
    }
    const cookieHeader = request.headers.cookie ?? null;
    const connection = new Connection({ socket, stream, address, cookieHeader }, this.#connectionTools);
    this.#connections.add(connection);
    const group = this.#groups[this.#opened++ % keepAliveGroups];
    group?.add(connection);
    connection.limitInit(limits.initMs);
    const closed = this.#protocol.opened(connection, connection);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('error', terminate);
    socket.on('close', (code, reason) => {
      this.#connections.delete(connection);
      group?.delete(connection);
      this.#guests -= connection.isGuest ? 1 : 0;
      this.#ofAddress.free(line);
      connection.ended();
      closed(code, String(reason)).catch(this.#connectionTools.onFault);
    });
  }

  /** @throws CloseError 1013 when there are as many guests as there may be */
  #admitGuest(connection: Connection): void {
    if (this.#guests >= this.#options.limits.guests) throw new CloseError(closeCodes.tryAgain, 'too many');
    connection.isGuest = true;
    this.#guests += 1;
  }

  /** Checks the first of the groups, then the others in turn, each once in `keepAliveMs`. */
  #keepAlive([group = new Set(), ...others]: readonly Set<Connection>[]): void {
    const { tools, limits } = this.#options;
    this.#cancelKeepAlive = tools.timers.after(limits.keepAliveMs / keepAliveGroups, () => {
      for (const connection of group) {
        connection.checkAlive();
        connection.session.watchExpiry();
      }
      this.#keepAlive([...others, group]);
    });
  }

  /** Begins the step of a trace that an operation is; null where none are followed. */
  #trace(payload: SubscribePayload): TraceSpan | null {
    const traceparent = extensionIn(payload, 'traceparent');
    const told = { 'network.protocol.name': 'websocket' };
    return this.#options.tracing?.startSpan('WebSocket operation', traceparent, told) ?? null;
  }

  /** Runs a query or a mutation; its result is JSON already, so it is written past the library. */
  async #run(work: SocketWork): Promise<AsyncIterable<ExecutionResult>> {
    const { connection, operation, operationId, payload } = work;
    const trace = this.#trace(payload);
    const xsrfToken = extensionIn(payload, 'xsrfToken');
    try {
      const result = await connection.session.run(operation, { xsrfToken, trace });
      return writtenBy(() => {
        const head = `{"id":${JSON.stringify(operationId)},"type":"next","payload":`;
        connection.send(Buffer.concat([Buffer.from(head), bytesOf(result), messageEnd]));
      });
    } finally {
      trace?.end(null);
    }
  }

  /** Begins a subscription; its step ends when it is accepted or refused. */
  #subscribe({ connection, operation, operationId, payload }: SocketWork): PendingStream | ExecutionResult {
    const trace = this.#trace(payload);
    const step = trace && new OperationTrace(trace);
    step?.begin(operation);
    try {
      const stream = connection.session.subscribe(operation, operationId);
      step?.end('OK');
      return stream;
    } catch (error) {
      const refusal = toGraphQLError(error);
      step?.end(codeOf(refusal));
      return this.#options.tools.engine.present({ errors: [refusal] }, randomUUID());
    } finally {
      trace?.end(null);
    }
  }

  #makeProtocol(): Server<Connection> {
    const { tools, limits, logger } = this.#options;
    return makeServer<Record<string, unknown> | undefined, Connection>({
      connectionInitWaitTimeout: 0,
      onConnect: async ({ extra, connectionParams }) => {
        extra.endInitLimit();
        const ack = await extra.session.begin(connectionParams);
        if (extra.person === null) this.#admitGuest(extra);
        return { ...ack };
      },
      onPong: ({ extra }, payload) => extra.session.pong(payload),
      onSubscribe: async ({ extra, subscriptions }, id, payload) => {
        if (Object.keys(subscriptions).length > limits.operations) {
          return [codedError('RATE_LIMITED', 'Too many operations on this socket.')];
        }
        const { operation, errors } = await extra.session.admit(payload);
        if (operation === null) return errors;
        return {
          schema: tools.engine.schema,
          document: operation.document,
          operationName: operation.operationName,
          contextValue: new SocketWork(extra, id, operation, payload),
        };
      },
      execute: (args) => this.#run(workOf(args)),
      subscribe: (args) => this.#subscribe(workOf(args)),
      onError: (_, __, ___, errors) => {
        const requestId = randomUUID();
        const onFault = (err: unknown) => logger.error({ err, requestId }, 'subscription fault');
        return errors.map((error) => presentError(error, requestId, onFault).toJSON());
      },
    });
  }
}

const messageEnd = Buffer.from('}');

/** No results for the library: all that there is was sent by `write`, which it calls unless the client has gone on. */
const writtenBy = (write: () => void): AsyncIterable<ExecutionResult> => ({
  [Symbol.asyncIterator]() {
    write();
    return { next: async () => ({ done: true, value: undefined }) };
  },
});

function terminate(this: WebSocket): void {
  this.terminate();
}

function workOf(args: ExecutionArgs): SocketWork {
  if (args.contextValue instanceof SocketWork) return args.contextValue;
  throw new Error('An operation reached the socket without its work.');
}

/** What would be a header over HTTP: a mutation's XSRF token, the place in a trace. A socket has none, so it comes with the operation. */
function extensionIn({ extensions }: SubscribePayload, name: 'xsrfToken' | 'traceparent'): string | null {
  const value = extensions?.[name];
  return typeof value === 'string' ? value : null;
}
